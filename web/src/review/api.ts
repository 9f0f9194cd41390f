/** Reviews and hints over HTTP. */
import { ask } from "../net/api";
import type { HintView, PlyView, ReviewView, StoryView } from "../generated/wire";

export const review = (id: string): Promise<ReviewView> => ask("GET", `/tables/${id}/review`);
export const begin = (id: string): Promise<ReviewView> => ask("POST", `/tables/${id}/review`, {});
export const deeper = (id: string, ply: number): Promise<ReviewView> => ask("POST", `/tables/${id}/review/${ply}`, {});
export const words = (id: string, ply: number): Promise<PlyView> => ask("GET", `/tables/${id}/review/${ply}`);
export const hint = (id: string): Promise<HintView> => ask("POST", `/tables/${id}/hint`, {});
export const story = (id: string, language: string): Promise<StoryView> => ask("GET", `/tables/${id}/story?lang=${language}`);
