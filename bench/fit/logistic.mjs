/**
 * Logistic regression with an L2 penalty on standardised features, by accelerated projected gradient descent. `signs` holds
 * a feature to the side it must have by meaning (+1, -1), so that a quirk of the rows cannot turn a rule round.
 * Rows: {values: {name: number}, label: 0|1, weight}. Gives the weights in the shape of src/scorers/offline/shared/fitted.ts.
 */
export function fitLogistic(rows, { names, signs = {}, ridge = 1, steps = 1500 }) {
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const columns = names.map((name) => {
    const values = rows.map((row) => row.values[name] ?? 0);
    const mean = values.reduce((sum, value, i) => sum + value * rows[i].weight, 0) / total;
    const variance = values.reduce((sum, value, i) => sum + rows[i].weight * (value - mean) ** 2, 0) / total;
    const scale = Math.sqrt(variance) || 1;
    return {
      name,
      mean,
      scale,
      low: values.reduce((a, b) => Math.min(a, b), Infinity),
      high: values.reduce((a, b) => Math.max(a, b), -Infinity),
      z: Float64Array.from(values, (value) => (value - mean) / scale),
    };
  });
  const d = columns.length;
  let w = new Float64Array(d + 1);
  let look = Float64Array.from(w);
  let t = 1;
  const rate = 4 / (d + 1 + (4 * ridge) / total);
  const logits = new Float64Array(rows.length);
  for (let step = 0; step < steps; step++) {
    logits.fill(look[d]);
    for (let j = 0; j < d; j++) {
      const { z } = columns[j];
      const wj = look[j];
      if (wj !== 0) for (let i = 0; i < z.length; i++) logits[i] += wj * z[i];
    }
    const gap = logits.map((logit, i) => rows[i].weight * (1 / (1 + Math.exp(-logit)) - rows[i].label));
    const next = new Float64Array(d + 1);
    for (let j = 0; j < d; j++) {
      const { z, name } = columns[j];
      let gradient = ridge * look[j];
      for (let i = 0; i < z.length; i++) gradient += gap[i] * z[i];
      let value = look[j] - (rate * gradient) / total;
      const sign = signs[name] ?? 0;
      if (sign !== 0 && value * sign < 0) value = 0;
      next[j] = value;
    }
    next[d] = look[d] - (rate * gap.reduce((sum, value) => sum + value, 0)) / total;
    const after = (1 + Math.sqrt(1 + 4 * t * t)) / 2;
    look = next.map((value, j) => value + ((t - 1) / after) * (value - w[j]));
    w = next;
    t = after;
  }
  let bias = w[d];
  const features = {};
  columns.forEach(({ name, mean, scale, low, high }, j) => {
    if (Math.abs(w[j]) < 1e-4) return;
    const weight = w[j] / scale;
    bias -= weight * mean;
    features[name] = { weight, low, high };
  });
  return { bias, features };
}
