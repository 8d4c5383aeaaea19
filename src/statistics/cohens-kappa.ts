/**
 * Cohen's kappa: agreement of two raters beyond what chance would give them (Cohen 1960; weighted: Cohen 1968). `table[i][j]`
 * counts the rows to which the first gave category i and the second category j; categories are in order where weights are
 * used. 1 is full agreement, 0 what chance gives, below 0 less than that. Assumes independent rows; counts may be fractions. It falls when one
 * category is rare, so it stands beside balanced accuracy, not in its place. Null when chance alone explains everything (no rows, or
 * both raters know one category only).
 */
export function cohensKappa(
  table: readonly (readonly number[])[],
  weights: 'none' | 'linear' | 'quadratic' = 'none',
): number | null {
  const size = table.length;
  if (table.some((row) => row.length !== size))
    throw new RangeError('cohensKappa: the table must be square, one row and one column per category');
  const rows = table.map((row) => row.reduce((sum, count) => sum + count, 0));
  const columns = rows.map((_, column) => table.reduce((sum, row) => sum + (row[column] as number), 0));
  const total = rows.reduce((sum, count) => sum + count, 0);
  let observed = 0;
  let expected = 0;
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) {
      const apart = weights === 'none' ? Number(i !== j) : Math.abs(i - j) ** (weights === 'linear' ? 1 : 2);
      observed += apart * ((table[i] as readonly number[])[j] as number);
      expected += (apart * (rows[i] as number) * (columns[j] as number)) / total;
    }
  return total > 0 && expected > 0 ? 1 - observed / expected : null;
}
