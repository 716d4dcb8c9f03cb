/** @jest-environment node */
import type { TagState } from "./page-store.ts";
import { joinMarks, markText, raiseMark, readMark } from "./tag-state.ts";

const now = 1000;

test.each<[string, TagState, TagState, TagState]>([
  ["nothing and something", {}, { stale: 5, expired: 9 }, { stale: 5, expired: 9 }],
  ["the later of two", { stale: 5 }, { stale: 7 }, { stale: 7 }],
  ["the later of two that have expired", { expired: 5 }, { expired: 7 }, { expired: 7 }],
  [
    "what has expired before what is going to",
    { expired: 5 },
    { stale: 7, expired: 2000 },
    { stale: 7, expired: 5 },
  ],
  [
    "of two that are going to the one said last",
    { stale: 5, expired: 9000 },
    { stale: 7, expired: 2000 },
    { stale: 7, expired: 2000 },
  ],
])("joins %s, in either order", (_, one, other, both) => {
  expect(joinMarks(one, other, now)).toEqual(both);
  expect(joinMarks(other, one, now)).toEqual(both);
  expect(joinMarks(both, other, now)).toEqual(both);
});

test("a mark from elsewhere that is news counts from now, and what is known already as before", () => {
  expect(raiseMark({ stale: 900, expired: 5000 }, { stale: 800 }, now)).toEqual({
    stale: now,
    expired: 5000,
  });
  expect(raiseMark({ stale: 800, expired: 900 }, { stale: 800 }, now)).toEqual({ stale: 800, expired: now });
  expect(raiseMark({ stale: 800, expired: 700 }, { stale: 800, expired: 700 }, now)).toEqual({
    stale: 800,
    expired: 700,
  });
  // The clock of another machine is ahead.
  expect(raiseMark({ stale: 9000 }, {}, now)).toEqual({ stale: now });
});

test.each<TagState>([{}, { stale: 5 }, { expired: 7 }, { stale: 5, expired: 7 }])(
  "%j becomes text and back",
  (mark) => {
    expect(readMark(markText(mark))).toEqual(mark);
  },
);

test.each(["", "5", "a:b", "-5:0", "5:7:9", "1e9:0"])("%j is no mark", (text) => {
  expect(readMark(text)).toBeUndefined();
});
