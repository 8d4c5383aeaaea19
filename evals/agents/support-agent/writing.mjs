// Dates and lists as people write them.

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2026-03-05` as people write it: 5 March 2026. */
export function day(iso) {
  const [year, month, date] = iso.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** `a, b and c`. */
export function list(names, last = 'and') {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
