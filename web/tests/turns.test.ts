import { describe, expect, test } from "vitest";
import { Callings, callings } from "../src/follow/callings";
import { fitted, gap, recap } from "../src/follow/recap";
import { trails } from "../src/follow/trails";
import { items, turns } from "../src/follow/turns";
import type { LogLine } from "../src/generated/wire";

let seq = 0;
const told = (seat: number, cue: LogLine["cue"], kind: string, text: string, ids: string[] = [], more: Partial<LogLine> = {}): LogLine => ({ seq: ++seq, ply: seq, seat, cue, kind, text, ids, ...more });
const space = (id: string): boolean => /^[A-F]\d+$/.test(id);
const step = (seat: number, piece: string, from: string, to: string): LogLine => told(seat, "move", "stepped", `Macaw steps from ${from} to ${to}.`, [piece, from, to]);
const turn = (seat: number, text = "Macaw begins a turn."): LogLine => told(seat, "turn", "turn", text);
const NAMES = new Callings(["Jaguar", "Macaw", "Coati"], ["Anna", "Pilar", "Teo"], [told(0, "turn", "turn", "Jaguar begins."), turn(1), told(2, "turn", "turn", "Coati begins.")]);

describe("turns", () => {
  test("are as the game announces them, with whatever others answer in between", () => {
    const log = [turn(1), step(1, "T1", "D6", "E6"), told(0, "offer", "answered", "Jaguar answers."), turn(0), turn(1)];
    expect(turns(log, space).map(({ seat, lines }) => [seat, lines.length])).toEqual([[1, 3], [0, 1], [1, 1]]);
  });

  test("where none is announced begin with another seat", () => {
    const log = [told(0, "roll", "rolled", "South rolls 2."), told(0, "move", "moved", "South moves."), told(1, "roll", "rolled", "North rolls 3.")];
    expect(turns(log, space).map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 2], [1, 1]]);
  });

  test("a deal to everybody is one, and nobody's", () => {
    const deal = [0, 1, 0, 1].map((seat) => told(seat, "card", seat ? "dealt-unseen" : "dealt", seat ? "Macaw gets a card." : "Jaguar gets a key."));
    const [dealt, ...others] = turns([...deal, turn(1)], space);
    expect([dealt!.seat, dealt!.lines.length, others.length]).toEqual([null, 4, 1]);
    expect(dealt!.items.map(({ text, more }) => [text, more])).toEqual([["Jaguar gets a key.", 1], ["Macaw gets a card.", 1]]);
  });

  test("that have not grown stay the very same", () => {
    const log = [turn(0), turn(1)];
    const before = turns(log, space);
    const after = turns([...log, step(1, "T1", "D6", "E6")], space, before);
    expect([after[0] === before[0], after[1] === before[1], after[1]!.lines.length]).toEqual([true, false, 2]);
  });

  test("a walk back to where it began is told there and back, not from a place to that place", () => {
    const walk = [step(1, "T1", "D6", "E6"), step(1, "T1", "E6", "D6")];
    expect(items(walk, space).map(({ text }) => text)).toEqual(["Macaw steps from D6 to E6.", "Macaw steps from E6 to D6."]);
  });

  test("a line of the table itself stands alone", () => {
    expect(turns([turn(0), told(0, "quiet", "table.undo", "Anna took back one step."), turn(0)], space)).toHaveLength(3);
  });

  test("rounds are headings, each told once", () => {
    const log = [turn(0, "Round 1: Red is on turn."), turn(1, "Round 1: Blue is on turn."), turn(0, "Round 2: Red is on turn.")];
    expect(turns(log, space).map(({ round }) => round)).toEqual(["Round 1", "", "Round 2"]);
    expect(turns([turn(0, "Manche 3 : au tour de jouer.")], space)[0]!.round).toBe("Manche 3");
  });
});

describe("what a turn came to", () => {
  test("steps of one walk are one sentence, from its first place to its last", () => {
    const [walk, ...others] = items([step(1, "T1", "D6", "E6"), step(1, "T1", "E6", "E7"), step(1, "T1", "E7", "F7")], space);
    expect([walk!.text, walk!.ids, others.length]).toEqual(["Macaw steps from D6 to F7.", ["T1", "D6", "E6", "E7", "F7"], 0]);
  });

  test("another piece, or a step from elsewhere, is another walk", () => {
    expect(items([step(1, "T1", "D6", "E6"), step(1, "G2", "E6", "E7"), step(1, "T1", "A1", "A2")], space)).toHaveLength(3);
  });

  test("captures and what comes to light never merge, and end a walk", () => {
    const log = [step(1, "T1", "D6", "E6"), told(1, "reveal", "seen", "It is a dragon."), told(1, "reveal", "seen", "It is a dragon."), step(1, "T1", "E6", "E7")];
    expect(items(log, space)).toHaveLength(4);
  });

  test("what only the reader knows stays by itself", () => {
    const draw = (): LogLine => told(0, "card", "drew", "You draw a key.", [], { only_you: true });
    expect(items([draw(), draw()], space)).toHaveLength(2);
  });
});

describe("people are called by their names", () => {
  test("a role holds what its seat may be called", () => {
    expect(callings("Blue · William the Merchant")).toEqual(["William the Merchant", "William", "Blue"]);
    expect(callings("South, round base")).toContain("South");
  });

  test("wherever the game names its side", () => {
    expect(NAMES.named("Macaw attacks Jaguar.")).toBe("Pilar attacks Anna.");
    expect(NAMES.named("The Macaws are quiet.")).toBe("The Macaws are quiet.");
    expect(NAMES.named("Seat 2 gets the red board.")).toBe("Pilar gets the red board."); // before it has a side
    const crossed = new Callings(["South", "North"], ["North", "Tom"], [told(0, "roll", "rolled", "South rolls."), told(1, "roll", "rolled", "North rolls.")]);
    expect(crossed.named("South attacks North.")).toBe("North attacks Tom.");
  });

  test("beside its mark a seat needs no name again", () => {
    expect(NAMES.after(["Macaw rolls Thief and 4.", "Macaw steps to F9."], 1)).toBe(" rolls Thief and 4 · steps to F9.");
    expect(NAMES.after(["Macaw’s hero falls."], 1)).toBe("’s hero falls.");
    expect(NAMES.after(["Coati steps.", "Macaw waits."], 1)).toBe(": Teo steps · waits.");
    expect(NAMES.after(["Macaw gets a card."], null)).toBe("Pilar gets a card.");
  });

  test("nor is it said whose a thing is, beside the one it belongs to", () => {
    expect(NAMES.after(["1 villager of Macaw goes to A1."], 1)).toBe(": 1 villager goes to A1.");
    expect(NAMES.after(["1 villager of Jaguar falls.", "Macaw waits."], 1)).toBe(": 1 villager of Anna falls · waits.");
    expect(new Callings(["Red", "Blue"], ["Ann", "Anna"], []).after(["Seat 1 waits.", "A guard of Anna falls."], 0)).toBe(" waits · A guard of Anna falls.");
  });

  test("a line of the reader's own turn says you", () => {
    expect(NAMES.own("Jaguar rolls 4.", 0)).toBe("You roll 4.");
    expect(NAMES.own("Jaguar’s hero falls.", 0)).toBe("Your hero falls.");
    expect(NAMES.own("The dragon wakes.", 0)).toBe("The dragon wakes.");
    expect(NAMES.to("Jaguar wins: in front at the round limit.", 0)).toBe("You win: in front at the round limit.");
    expect(NAMES.to("Macaw wins: in front at the round limit.", 0)).toBe("Pilar wins: in front at the round limit.");
    expect(NAMES.to("Jaguar wins.", null)).toBe("Anna wins.");
    expect(NAMES.within("Jaguar rolls 4.", 0)).toBe("you roll 4.");
    expect(NAMES.own("Jaguar rolls 4 against Macaw.", 0)).toBe("You roll 4 against Pilar.");
  });

  test("the reader is you, and in English verbs follow", () => {
    expect(NAMES.after(["Jaguar rolls 4.", "Jaguar goes to A1.", "Jaguar passes.", "Jaguar has its way."], 0, true)).toBe(" roll 4 · go to A1 · pass · have your way.");
    expect(NAMES.after(["Jaguar rests."], 0, true)).toBe(" rest.");
    const korean = new Callings(["재규어"], ["안나"], [told(0, "move", "moved", "재규어가 굴려요.")]);
    expect(korean.after(["재규어가 굴려요."], 0, true)).toBe(": 굴려요.");
  });

  test("French elides before a vowel only, Korean particles follow the name", () => {
    const french = new Callings(["Orange"], ["Pilar"], [told(0, "move", "moved", "Orange avance.")]);
    expect(french.named("Le pion d’Orange avance.")).toBe("Le pion de Pilar avance.");
    const korean = new Callings(["재규어"], ["민준"], [told(0, "move", "moved", "재규어가 굴려요.")]);
    expect(korean.named("재규어가 굴려요.")).toBe("민준이 굴려요.");
    expect(korean.after(["재규어가 굴려요."], 0)).toBe(" 굴려요.");
  });
});

describe("the recap", () => {
  test("tells of each seat what counts, without dice and draws", () => {
    const log = [turn(1), told(1, "roll", "rolled", "Macaw rolls 4."), step(1, "T1", "D6", "E6"), step(1, "T1", "E6", "F6"), told(1, "gain", "key", "Macaw picks up the yellow key."), told(1, "card", "drew", "Macaw draws a card.")];
    expect(recap(turns(log, space), 0, NAMES)).toEqual([{ seat: 1, text: " steps from D6 to F6 · picks up the yellow key.", ids: ["T1", "D6", "E6", "F6"], loss: false }]);
  });

  test("of a turn in which nothing counted it tells the rest", () => {
    expect(recap(turns([turn(2, "Coati begins."), told(2, "roll", "rolled", "Coati rolls 2.")], space), 0, NAMES)[0]!.text).toBe(" rolls 2.");
  });

  test("leaves the reader out, and puts first what the reader lost", () => {
    const log = [turn(0, "Jaguar begins."), turn(1), step(1, "T1", "D6", "E6"), turn(2, "Coati begins."), told(0, "loss", "crown-lost", "Jaguar loses the crown.")];
    expect(recap(turns(log, space), 0, NAMES).map(({ seat, loss }) => [seat, loss])).toEqual([[2, true], [1, false]]);
  });

  test("is one sentence of each seat, whatever it did between two decisions of the reader", () => {
    const log = [turn(1), step(1, "T1", "D6", "E6"), turn(0, "Jaguar begins."), turn(1), told(1, "roll", "rolled", "Macaw rolls 2.")];
    expect(recap(turns(log, space), 0, NAMES).map(({ seat, text }) => [seat, text])).toEqual([[1, " steps from D6 to E6."]]);
  });

  test("what is taken from the reader is a loss, by whomever it was taken", () => {
    const log = [turn(1), step(1, "T1", "D6", "E6"), turn(2, "Coati begins."), told(2, "capture", "captured", "Coati takes a guard.", ["T2", "A1", "A2", "G0"])];
    const ownerOf = (id: string): number | undefined => ({ T1: 1, T2: 2, G0: 0 })[id];
    expect(recap(turns(log, space), 0, NAMES, ownerOf).map(({ seat, loss }) => [seat, loss])).toEqual([[2, true], [1, false]]);
  });

  test("a sentence has ninety characters at most", () => {
    const say = (parts: readonly string[]): string => parts.join(" · ");
    expect(fitted(["a".repeat(60), "b".repeat(40), "c".repeat(20)], say)).toBe(`${"a".repeat(60)} · ${"c".repeat(20)}`);
    expect(fitted(["a".repeat(120)], say)).toHaveLength(90);
  });

  test("a gap has what came after an entry, but not the table's own lines", () => {
    const log = [turn(0), turn(1), told(1, "quiet", "table.undo", "Taken back.")];
    expect(gap(log, log[0]!.seq)).toEqual([log[1]]);
  });
});

describe("trails", () => {
  const drawn = (log: LogLine[]) => trails(turns(log, space), 0, space);

  test("several moves of one piece in a turn make one", () => {
    const { shown } = drawn([turn(1), step(1, "T1", "D6", "E6"), step(1, "T1", "E6", "E7")]);
    expect(shown.map(({ seat, order, piece, cells }) => [seat, order, piece, cells])).toEqual([[1, 1, "T1", ["D6", "E6", "E7"]]]);
  });

  test("leaps are known, and go on with the walk", () => {
    const [trail] = drawn([turn(1), told(1, "move", "teleported", "Macaw leaps.", ["A7", "A9"]), step(1, "T1", "A9", "B9")]).shown;
    expect([trail!.cells, trail!.leaps]).toEqual([["A7", "A9", "B9"], [true, false]]);
  });

  test("what was taken, put down or won stands where it happened", () => {
    const { shown } = drawn([turn(1), told(1, "capture", "captured", "Macaw takes.", ["T1", "A1", "A2", "S1"]), told(1, "gain", "key", "Macaw gets a key."), told(1, "build", "built", "Macaw builds.", ["C3"])]);
    expect(shown.map(({ marks }) => marks)).toEqual([[{ at: "A2", mark: "taken" }], [{ at: "C3", mark: "place" }]]);
  });

  test("the reader's own and secret moves leave none", () => {
    expect(drawn([turn(0, "Jaguar begins."), step(0, "T0", "A1", "A2"), turn(1), { ...step(1, "T1", "D6", "E6"), only_you: true }]).shown).toEqual([]);
  });

  test("of more than six only the last turn of each seat is drawn", () => {
    const many = (seat: number): LogLine[] => [turn(seat), ...[1, 2, 3, 4].map((n) => step(seat, `g${n}`, `A${n}`, `B${n}`))];
    const { shown, more } = drawn([...many(1), ...many(1), turn(2, "Coati begins."), step(2, "T2", "C1", "C2")]);
    expect([shown.length, more, shown.at(-1)!.seat]).toEqual([5, 4, 2]);
  });
});
