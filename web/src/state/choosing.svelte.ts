/** A person choosing: the walk through the trie, menus, confirmations, sheets. Sends nothing itself. */
import { lights, type Lit } from "../board/lights";
import { unit } from "../scene/geometry";
import { always, below, beside, buttons, choose, drawn, find, fresh, grow, opening, rewalk, type Node } from "../scene/trie";
import type { Choice, Scene } from "../generated/scene";
import { foes, neighbours, nextStep, pausing, reach, type Reach } from "../scene/walk";
import { settings } from "./settings.svelte";

export interface Hands {
  send(choice: Choice): void;
  why(candidates: string[][]): void;
  /** Chosen while waiting: true if it belongs to a move planned ahead. */
  plan(meanings: string[]): boolean;
  /** Lets a planned move go; false if there was none. */
  forget(): boolean;
}

const EMPTY = grow([]);

/** The same question with the same answers: somebody spoke, came or went, and nothing was played. */
const asksTheSame = (was: Scene, now: Scene): boolean => was.prompt.text === now.prompt.text && JSON.stringify(was.choices) === JSON.stringify(now.choices);

export class Choosing {
  scene = $state.raw<Scene | null>(null);
  path = $state.raw<string[]>([]);
  menu = $state(false);
  /** Waits for a second press on the same spot. */
  armed = $state.raw<Choice | null>(null);
  /** Waits for an answer on the sheet. */
  sheet = $state.raw<Choice | null>(null);
  /** "Don't ask in this game": warnings before a turn ends are left out. */
  unwarned = $state(false);
  /** Steps of a walk that are still to be sent. */
  steps: string[] = [];
  walker: string[] = [];
  private met = new Set<string>();
  /** What was chosen, and from what, when the others were asked something in between. */
  private held: { path: string[]; root: Node } | null = null;

  readonly root: Node = $derived(this.scene ? grow(this.scene.choices) : EMPTY);
  readonly here: Node = $derived(find(this.root, this.path) ?? this.root);
  readonly visible: Set<string> = $derived(this.scene ? drawn(this.scene) : new Set<string>());
  readonly keys: Node[] = $derived(this.path.length ? [...buttons(this.here, this.visible), ...always(this.root, this.visible)] : buttons(this.here, this.visible));
  readonly offered: Choice[] = $derived(below(this.here));
  readonly far: Map<string, Reach> = $derived.by(() => this.walkable());
  readonly lit: Lit[] = $derived(lights(this.here, this.path, this.far));

  constructor(
    private readonly hands: Hands,
    private readonly quietKey = "",
  ) {
    this.unwarned = quietKey !== "" && remembered(quietKey);
  }

  /** A new scene: what was chosen stays chosen if it still leads somewhere, what is asked once more if nothing else is. */
  see(scene: Scene | null): void {
    const was = this.scene;
    const before = was?.choices.length ? { path: this.path, root: this.root } : this.held;
    this.scene = scene;
    if ((this.armed || this.sheet) && scene && was && asksTheSame(was, scene)) return;
    this.armed = this.sheet = null;
    this.menu = false;
    const root = this.root;
    this.path = before && scene ? (fresh(before.root, root, scene) ?? beside(before.path, root, was) ?? rewalk(root, before.path)) : opening(root);
    this.held = scene && !scene.choices.length ? before : null;
    this.walkOn();
  }

  /** Nothing is chosen, and no walk is under way. */
  anew(): void {
    this.armed = this.sheet = null;
    this.menu = false;
    this.steps = [];
    this.path = opening(this.root);
  }

  /** Everything that can be meant by an id: pieces on a space, then the space; a piece, then its space. */
  meanings(id: string): string[] {
    const scene = this.scene;
    if (!scene) return [id];
    const piece = scene.pieces.find((one) => one.id === id);
    const space = piece?.space ?? id;
    const there = scene.pieces.filter((one) => one.space === space && one.id !== id).map((one) => one.id);
    return piece ? [id, space, ...there] : [...there.reverse(), id];
  }

  choose(id: string, exactly = false): void {
    if (!this.scene) return;
    const meanings = exactly ? [id] : this.meanings(id);
    if (!this.scene.choices.length && this.hands.plan(meanings)) return;
    if (this.armed && meanings.includes(this.armed.ids.at(-1)!)) return this.send(this.armed);
    const step = choose(this.root, this.path, meanings);
    this.armed = this.sheet = null;
    if (step.kind === "unlit") {
      if (this.far.has(id) || meanings.some((one) => this.far.has(one))) return this.walk(meanings.find((one) => this.far.has(one))!);
      const only = this.only(meanings);
      if (!only) return this.hands.why(meanings.map((one) => [...this.path, one]));
      this.path = only.ids.slice(0, -1);
      return this.settle(only);
    }
    this.menu = step.kind === "menu";
    if (step.kind === "leaf") this.settle(step.choice);
    else this.path = step.path;
  }

  /** While nothing is chosen, a space that a single piece can go to says enough; what it would take is chosen in two steps. */
  private only(meanings: string[]): Choice | null {
    const [one, ...others] = this.path.length ? [] : this.scene!.choices.filter((choice) => choice.ids.length > 1 && meanings.includes(choice.ids.at(-1)!));
    if (!one || others.length || one.bundle || one.tone === "capture") return null;
    const { pieces, spaces } = this.scene!;
    return pieces.some((piece) => piece.id === one.ids[0]) && spaces.some((space) => space.id === one.ids.at(-1)) ? one : null;
  }

  /** Chance spoke or a turn ended: nothing that was chosen before goes on. */
  interrupt(): void {
    this.steps = [];
    this.held = this.armed = this.sheet = null;
  }

  /** A choice is final: sent, or asked about once more. */
  settle(choice: Choice): void {
    const confirm = (this.unwarned && this.warns(choice) ? "" : choice.confirm) || (settings.confirm ? "press" : "");
    this.menu = false;
    if (confirm === "sheet") this.sheet = choice;
    else if (confirm === "press" && this.armed !== choice) this.armed = choice;
    else this.send(choice);
  }

  /** A turn's end that names what may have been overlooked. */
  warns(choice: Choice): boolean {
    return choice.tone === "pass" && choice.confirm === "press" && (choice.preview?.lines?.length ?? 0) > 0;
  }

  /** Asks no more in this game, or again. */
  hush(quiet: boolean): void {
    this.unwarned = quiet;
    try {
      sessionStorage.setItem(this.quietKey, quiet ? "1" : "");
    } catch {
      // a browser that keeps nothing asks again
    }
  }

  send(choice: Choice): void {
    this.armed = this.sheet = null;
    this.menu = false;
    this.hands.send(choice);
  }

  /** The way to a choice, up to its last id; false if it is not on offer. */
  lead(act: number): boolean {
    const choice = this.scene?.choices.find((one) => one.act === act);
    if (!choice || choice.ids.length < 2) return false;
    this.path = choice.ids.slice(0, -1);
    return true;
  }

  /** Up one; false if there was nothing to go up from. */
  back(): boolean {
    if (this.hands.forget()) return true;
    if (this.sheet || this.armed) {
      this.sheet = this.armed = null;
      return true;
    }
    const least = opening(this.root).length;
    if (this.path.length <= (this.menu ? 0 : least)) return false;
    this.menu = false;
    this.path = this.path.slice(0, -1);
    return true;
  }

  private walkable(): Map<string, Reach> {
    const scene = this.scene;
    const steps = this.here.children.size ? [...this.here.children.values()].flatMap((child) => child.leaves).filter((leaf) => (leaf.walk?.left ?? 0) > 1) : [];
    if (!scene || !steps.length) return new Map();
    return reach(scene, steps, neighbours(scene.spaces, unit(scene.spaces)));
  }

  private walk(to: string): void {
    this.walker = [...this.path];
    this.steps = [...(this.far.get(to)?.path ?? [])];
    this.met = new Set(this.scene ? foes(this.scene) : []);
    this.walkOn();
  }

  /** The next step of a walk under way, if the game still offers it; while the others are asked, it waits. */
  private walkOn(): void {
    const [to] = this.steps;
    if (to === undefined || this.held) return;
    const step = this.scene && !this.meets(this.scene) ? nextStep(this.scene, this.walker, to) : null;
    this.steps = step && !pausing(this.scene!, step) ? this.steps.slice(1) : [];
    if (step) this.hands.send(step);
  }

  private meets(scene: Scene): boolean {
    return foes(scene).some((foe) => !this.met.has(foe));
  }
}

function remembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === "1";
  } catch {
    return false; // a browser that keeps nothing asks again
  }
}
