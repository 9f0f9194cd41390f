/** What a lesson does at the page: which pin is next, help that grows, and going on. The server knows the steps. */
import type { Lesson, LessonView } from "../generated/wire";
import { freshId } from "../net/socket";
import type { LiveTable } from "../state/table.svelte";

const [SWELL, OUTLINE, GHOST, READ, AGAIN] = [8000, 20000, 1600, 1200, 5000];
const TRIES = 2;

export class Teacher {
  /** The pulse swells once; then "Show me" is outlined. */
  swollen = $state(false);
  outlined = $state(false);
  /** "Show me" was pressed once: pressed again it plays. */
  shown = $state(false);
  private left = "";
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(readonly live: LiveTable) {}

  get lesson(): LessonView | null {
    return this.live.table?.lesson ?? null;
  }

  /** Is what a pin points at chosen already, or was it part of a decision that is made? */
  ticked(nth: number): boolean {
    const [lesson, { choosing }] = [this.lesson, this.live];
    const id = lesson?.point[nth];
    if (!lesson || lesson.passed) return true;
    const behind = id !== undefined && !lesson.path.includes(id) && lesson.point.slice(nth + 1).some((later) => lesson.path.includes(later));
    return behind || (id !== undefined && choosing.path.some((chosen) => choosing.meanings(id).includes(chosen)));
  }

  /** The pin that is to be chosen next. */
  get active(): number {
    return this.lesson?.point.findIndex((_, nth) => !this.ticked(nth)) ?? -1;
  }

  /** Help grows the longer nothing is chosen. */
  wait(): () => void {
    this.rest();
    this.timers = [setTimeout(() => (this.swollen = true), SWELL), setTimeout(() => (this.outlined = true), OUTLINE)];
    return () => this.rest();
  }

  tried(): void {
    if (this.live.laters >= TRIES) this.outlined = true;
  }

  private rest(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.swollen = this.outlined = false;
  }

  /** Shows the move as a ghost and takes it back; a second time it is played. */
  show(): void {
    const [lesson, { scene }] = [this.lesson, this.live];
    if (!lesson || !scene || lesson.passed) return;
    if (lesson.kind === "look") return this.on();
    if (!lesson.path.length) return;
    if (this.shown) return this.play(lesson.act, lesson.path);
    const [piece, to] = [lesson.path[0]!, lesson.path.at(-1)!];
    const walks = scene.pieces.some((one) => one.id === piece) && scene.spaces.some((one) => one.id === to);
    this.shown = true;
    this.live.ghost = walks ? { piece, to } : null;
    this.live.pointed = lesson.path;
    setTimeout(() => this.vanish(), GHOST);
  }

  private vanish(): void {
    this.live.ghost = null;
    this.live.pointed = [];
  }

  private play(act: number | null, path: string[]): void {
    this.vanish();
    const { choosing, scene } = this.live;
    const choice = scene?.choices.find((one) => one.act === act);
    if (choice) return choosing.send(choice);
    for (const id of path) if (!choosing.path.includes(id)) choosing.choose(id, true);
  }

  /** A step that is done is read for a moment, then the coach answers; asked again should nothing come. A refusal is read as long as one likes. */
  passed(): (() => void) | undefined {
    const lesson = this.lesson;
    if (!lesson?.passed || lesson.kind !== "do" || lesson.over) return undefined;
    const [timer, again] = [setTimeout(() => this.on(), READ), setInterval(() => this.insist(), AGAIN)];
    return () => (clearTimeout(timer), clearInterval(again));
  }

  on(): void {
    const here = `${this.lesson?.step}`;
    if (this.left === here || (this.lesson?.over ?? true)) return;
    this.left = here;
    this.send("on", this.lesson!.step);
  }

  private insist(): void {
    this.left = "";
    this.on();
  }

  back(): void {
    if (this.lesson && this.lesson.step > 0) this.send("back");
  }

  skip(): void {
    if (this.lesson && this.lesson.step < this.lesson.titles.length - 1) this.send("skip");
  }

  to(step: number): void {
    this.send("to", step);
  }

  /** Another step begins. */
  enter(): void {
    this.left = "";
    this.shown = false;
    this.live.choosing.anew();
    this.live.later = "";
    this.live.laters = 0;
    this.vanish();
  }

  private send(what: Lesson["do"], step?: number): void {
    this.live.later = "";
    if (what !== "on") this.left = "";
    this.live.send({ type: "lesson", id: freshId("l"), do: what, ...(step === undefined ? {} : { step }) });
  }
}

const known = new WeakMap<LiveTable, Teacher>();

export function teacherOf(live: LiveTable): Teacher {
  let found = known.get(live);
  if (!found) known.set(live, (found = new Teacher(live)));
  return found;
}
