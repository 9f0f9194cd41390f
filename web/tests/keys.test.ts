import { expect, test } from "vitest";
import { meant, rebound } from "../src/table/keys";

test("a changed key means what its letter meant, and the letter nothing", () => {
  const changed = rebound("U", "X", {});
  expect(changed).toEqual({ U: "X" });
  expect(meant("X", changed)).toBe("U");
  expect(meant("U", changed)).toBe("");
  expect(meant("R", changed)).toBe("R");
  expect(meant(".", changed)).toBe(".");
});

test("a key in use is exchanged, so that no command is lost", () => {
  const changed = rebound("U", "R", {});
  expect(changed).toEqual({ U: "R", R: "U" });
  expect(meant("R", changed)).toBe("U");
  expect(rebound("U", "U", changed)).toEqual({});
});
