/**
 * What Redis does in one step. A page there begins with its stamp: when it was made, in ms, as digits that sort. One
 * that was made after this moment is nobody's, and replaced.
 */

export const stampLength = 14;

export function stampOf(lastModified: number): string {
  return String(Math.round(lastModified)).padStart(stampLength, "0");
}

const stampOfPage = `
local stamp = redis.pcall('GETRANGE', KEYS[1], 0, ${stampLength - 1})
if type(stamp) ~= 'string' or not string.match(stamp, '^%d+$') or #stamp ~= ${stampLength} then stamp = '' end
`;

/** Some seconds by which the clocks of machines may differ, as digits at the place of seconds. */
const aheadOf = (now: string) => `string.format('%0${stampLength}.0f', tonumber(${now}) + 60000)`;

/**
 * Keeps a page unless there is a newer one, lets go of the lock, and tells the others.
 * KEYS: page, lock. ARGV: value, now, id, ttl in ms, channel, message. Returns 1 where it was kept.
 */
export const setScript = `${stampOfPage}
if redis.pcall('GET', KEYS[2]) == ARGV[3] then redis.call('DEL', KEYS[2]) end
if stamp > string.sub(ARGV[1], 1, ${stampLength}) and stamp <= ${aheadOf("ARGV[2]")} then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[4])
redis.call('PUBLISH', ARGV[5], ARGV[6])
return 1`;

/**
 * Asks for a newer page than one's own, or for the task of making it.
 * KEYS: page, lock. ARGV: own stamp, now, id, how long the task is one's own in ms.
 * Returns the newer page; else 1 where it is to be made, or 0 where another process is making it.
 */
export const claimScript = `${stampOfPage}
if stamp > ARGV[1] and stamp <= ${aheadOf("ARGV[2]")} then return redis.call('GET', KEYS[1]) end
local holder = redis.pcall('GET', KEYS[2])
if type(holder) == 'string' and holder ~= ARGV[3] and redis.call('PTTL', KEYS[2]) > 0 then return 0 end
redis.call('SET', KEYS[2], ARGV[3], 'PX', ARGV[4])
return 1`;

/** Removes a page, and tells the others where there was one. KEYS: page, lock. ARGV: id, channel, message. */
export const deleteScript = `
if redis.pcall('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
if redis.call('DEL', KEYS[1]) == 1 then redis.call('PUBLISH', ARGV[2], ARGV[3]) end
return 1`;
