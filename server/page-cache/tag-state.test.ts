import type { TagState } from "./page-store.ts";
import { formatTagState, mergeTagStates, newTagState, parseTagState, tagStateHere } from "./tag-state.ts";

const now = 1000;

test.each<[string, TagState, TagState, TagState]>([
  ["nothing and something", {}, { stale: 5, expired: 9 }, { stale: 5, expired: 9 }],
  ["the later of two", { stale: 5 }, { stale: 7 }, { stale: 7 }],
  ["the later of two that have expired", { expired: 5 }, { expired: 7 }, { expired: 7 }],
  [
    "a past expiry, which outranks a future one",
    { expired: 5 },
    { stale: 7, expired: 2000 },
    { stale: 7, expired: 5 },
  ],
  [
    "two future expiries, of which the latest call decides",
    { stale: 5, expired: 9000 },
    { stale: 7, expired: 2000 },
    { stale: 7, expired: 2000 },
  ],
])("merges %s, in either order", (_, one, other, both) => {
  expect(mergeTagStates(one, other, now)).toEqual(both);
  expect(mergeTagStates(other, one, now)).toEqual(both);
  expect(mergeTagStates(both, other, now)).toEqual(both);
});

test("a new state from another process counts from now, a known one as before", () => {
  expect(tagStateHere({ stale: 900, expired: 5000 }, { stale: 800 }, now)).toEqual({
    stale: now,
    expired: 5000,
  });
  expect(tagStateHere({ stale: 800, expired: 900 }, { stale: 800 }, now)).toEqual({
    stale: 800,
    expired: now,
  });
  expect(tagStateHere({ stale: 800, expired: 700 }, { stale: 800, expired: 700 }, now)).toEqual({
    stale: 800,
    expired: 700,
  });
  // From a machine whose clock is ahead.
  expect(tagStateHere({ stale: 9000 }, {}, now)).toEqual({ stale: now });
});

test.each<TagState>([{}, { stale: 5 }, { expired: 7 }, { stale: 5, expired: 7 }])(
  "%j survives formatting and parsing",
  (state) => {
    expect(parseTagState(formatTagState(state))).toEqual(state);
  },
);

test.each(["", "5", "a:b", "-5:0", "5:7:9", "1e9:0"])("%j is not a tag state", (text) => {
  expect(parseTagState(text)).toBeUndefined();
});

test("tags expire at once without durations; with them they become stale", () => {
  expect(newTagState(now)).toEqual({ expired: 1000 });
  expect(newTagState(now, {})).toEqual({ stale: 1000 });
  expect(newTagState(now, { expire: 2 })).toEqual({ stale: 1000, expired: 3000 });
});
