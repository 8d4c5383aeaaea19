const round = (value: number, digits: number) => value.toFixed(digits);

/** The fewest digits (up to `most`) at which both numbers, once rounded, still compare as they truly do. */
function tellingDigits(a: number, b: number, least: number, most: number): number {
  for (let digits = least; digits < most; digits += 1) {
    const order = Math.sign(Number(round(a, digits)) - Number(round(b, digits)));
    if (order === Math.sign(a - b)) return digits;
  }
  return most;
}

/** A number of percent without trailing zeros; never 0 or 100 unless it is exactly that. */
function percentNumber(share: number): string {
  const percent = share * 100;
  if (percent > 99.99 && percent < 100) return '>99.99';
  if (percent > 0 && percent < 0.01) return '<0.01';
  const digits = Math.max(tellingDigits(percent, 100, 0, 2), tellingDigits(percent, 0, 0, 2));
  return String(Number(round(percent, digits)));
}

/** A share as percent, `92 %`. Almost all is never shown as 100 %, almost none never as 0 %. */
export function formatPercent(share: number): string {
  return `${percentNumber(share)} %`;
}

/** How many digits a rate in percent has: none where it is whole, else one, or as many as tell it from all and none. */
function rateDigits(percent: number): number {
  if (Math.abs(percent - Math.round(percent)) < 1e-9) return 0;
  return Math.max(tellingDigits(percent, 100, 1, 2), tellingDigits(percent, 0, 1, 2));
}

/** A rate as percent with a digit where it is not whole, as the reason of a run says it: `92 %`, `87.5 %`. */
export function formatRate(share: number): string {
  return `${rateNumber(share)} %`;
}

function rateNumber(share: number): string {
  const percent = share * 100;
  if (percent > 99.99 && percent < 100) return '>99.99';
  if (percent > 0 && percent < 0.01) return '<0.01';
  return round(percent, rateDigits(percent));
}

/** Both rates as `formatRate` shows them, and the difference as a reader who subtracts them finds it, with its digits. */
export function ratesThatAddUp(
  a: number,
  b: number,
): { a: string; b: string; delta: number; digits: number } {
  const digits = Math.max(rateDigits(a * 100), rateDigits(b * 100));
  const shown = (share: number) => Number(round(share * 100, rateDigits(share * 100)));
  return { a: formatRate(a), b: formatRate(b), delta: (shown(b) - shown(a)) / 100, digits };
}

/** A share beside its bound, with as many digits as show on which side of it the share lies: `89.6 %` and `90 %`. */
export function formatPercentAgainst(share: number, bound: number): [string, string] {
  const against = Number(round(bound * 100, 4));
  const side = Math.sign(share - bound);
  const least = tellingDigits(share * 100, bound * 100, 0, 4);
  const digits = [1, 2, 3, 4].filter((count) => count >= least);
  const candidates = [
    ...(least === 0 || rateDigits(share * 100) >= least ? [rateNumber(share)] : []),
    ...digits.map((count) => round(share * 100, count)),
  ];
  // The same on paper as in truth: below, equal or above.
  const shown = candidates.find((text) => Math.sign(Number(text.replace(/[<>]/, '')) - against) === side);
  return [`${shown ?? round(share * 100, 4)} %`, `${against} %`];
}

/** A confidence interval of a share in percent, `[75, 98]`. */
export function formatInterval(interval: readonly [number, number]): string {
  return `[${percentNumber(interval[0])}, ${percentNumber(interval[1])}]`;
}

/** A score with two digits, `0.50`. */
export function formatScore(score: number): string {
  return round(score, 2);
}

/** A score beside its threshold, `0.50 < 0.70`; more digits where two would hide the difference, `0.6996 < 0.70`. */
export function formatAgainst(score: number, threshold: number): string {
  const digits = tellingDigits(score, threshold, 2, 4);
  return `${round(score, digits)} ${score < threshold ? '<' : '≥'} ${String(threshold).length > 4 ? threshold : formatScore(threshold)}`;
}

/** A duration: `420 ms`, `1.3 s`, `2 min 5 s`, `1 h 4 min`. */
export function formatDuration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${round(ms / 1000, 1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const minutes = Math.round(ms / 60_000);
  return `${formatCount(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}

/** US dollars: two digits from one dollar up, two telling digits below, `$0.042`. */
export function formatMoney(usd: number): string {
  if (usd === 0) return '$0';
  if (usd < 0.0001) return '<$0.0001';
  if (usd >= 0.995) {
    const [whole, cents] = round(usd, 2).split('.') as [string, string];
    return `$${formatCount(Number(whole))}.${cents}`;
  }
  const shown = Number(usd.toPrecision(2));
  return `$${shown.toFixed(Math.max(2, 1 - Math.floor(Math.log10(shown))))}`;
}

/** A whole number with thousands separators, `12,345`; the same in every locale. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A count with its noun, `1 case`, `2 cases`; for nouns that take an s, or with the plural given. */
export function formatCounted(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}
