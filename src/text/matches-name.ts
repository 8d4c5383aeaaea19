/** Whether a name fits a pattern of `*` and `?`: greedy with a single point of return, so that no pattern is slower than pattern times name. */
export function matchesName(pattern: string, name: string): boolean {
  let at = 0;
  let star = -1;
  let retry = 0;
  for (let index = 0; index < name.length; ) {
    if (pattern[at] === '*') {
      star = at++;
      retry = index;
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === name[index])) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++retry;
    } else return false;
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}
