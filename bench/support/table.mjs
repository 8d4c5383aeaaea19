/** Prints a table of figures; `missed` counts the rows over their bound. */
export function report(title, rows) {
  const cells = rows.map(({ figure, value, unit = '', bound, note = '' }) => [
    figure,
    `${shown(value)}${unit}`,
    bound === undefined ? '' : `${bound.least === undefined ? '<=' : '>='} ${shown(limitOf(bound))}${unit}`,
    bound === undefined ? '' : holds(value, bound) ? 'ok' : 'MISSED',
    note,
  ]);
  const all = [['figure', 'measured', 'bound', '', ''], ...cells];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  console.log(`\n${title}`);
  for (const row of all)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column])).join('  ')}`.trimEnd());
  return rows.filter(({ value, bound }) => bound !== undefined && !holds(value, bound)).length;
}

/** A figure that could not be measured (NaN) never holds. */
function holds(value, bound) {
  return bound.least === undefined ? value <= bound.most : value >= bound.least;
}

function limitOf(bound) {
  return bound.least ?? bound.most;
}

function shown(value) {
  if (typeof value !== 'number') return String(value);
  if (Number.isInteger(value)) return value.toLocaleString('en');
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
