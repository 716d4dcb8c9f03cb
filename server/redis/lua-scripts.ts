/**
 * Scripts that Redis runs atomically. A page's value starts with a version prefix: its lastModified in ms, as digits that
 * sort. A prefix in the future is invalid, and such a page is replaced.
 */

export const versionPrefixLength = 14;

export function versionPrefix(lastModified: number): string {
  return String(Math.round(lastModified)).padStart(versionPrefixLength, "0");
}

const readVersion = `
local version = redis.pcall('GETRANGE', KEYS[1], 0, ${versionPrefixLength - 1})
if type(version) ~= 'string' or not string.match(version, '^%d+$') or #version ~= ${versionPrefixLength} then version = '' end
`;

/** Allows the clocks of two machines to differ by a minute. */
const latestValid = (now: string) => `string.format('%0${versionPrefixLength}.0f', tonumber(${now}) + 60000)`;

/**
 * Stores a page unless there is a newer one, releases the lock, and notifies the other processes.
 * KEYS: page, lock. ARGV: value, now, process id, ttl in ms, channel, message. Returns 1 when stored.
 */
export const setScript = `${readVersion}
if redis.pcall('GET', KEYS[2]) == ARGV[3] then redis.call('DEL', KEYS[2]) end
if version > string.sub(ARGV[1], 1, ${versionPrefixLength}) and version <= ${latestValid("ARGV[2]")} then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[4])
redis.call('PUBLISH', ARGV[5], ARGV[6])
return 1`;

/**
 * Returns a newer page; else acquires the regeneration lock and returns 1, or returns 0 when another process holds it.
 * KEYS: page, lock. ARGV: own version prefix, now, process id, lock ttl in ms.
 */
export const lockScript = `${readVersion}
if version > ARGV[1] and version <= ${latestValid("ARGV[2]")} then return redis.call('GET', KEYS[1]) end
local holder = redis.pcall('GET', KEYS[2])
if type(holder) == 'string' and holder ~= ARGV[3] and redis.call('PTTL', KEYS[2]) > 0 then return 0 end
redis.call('SET', KEYS[2], ARGV[3], 'PX', ARGV[4])
return 1`;

/** Deletes a page and notifies the others if there was one. KEYS: page, lock. ARGV: process id, channel, message. */
export const deleteScript = `
if redis.pcall('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
if redis.call('DEL', KEYS[1]) == 1 then redis.call('PUBLISH', ARGV[2], ARGV[3]) end
return 1`;
