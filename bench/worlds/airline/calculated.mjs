/** The value of a sum of digits and `+ - * / ( ) .`, rounded to two places, as Python writes a float: `327.0`. Throws for anything else. */
export function calculated(expression) {
  const parts = expression.match(/\d+\.?\d*|\.\d+|[-+*/()]|[^\s]/g) ?? [];
  let at = 0;
  const refuse = () => {
    throw new Error('invalid characters or form in expression');
  };
  const factor = () => {
    const part = parts[at++];
    if (part === '-') return -factor();
    if (part === '+') return factor();
    if (part === '(') {
      const value = sum();
      return parts[at++] === ')' ? value : refuse();
    }
    const value = Number(part);
    return part === undefined || Number.isNaN(value) ? refuse() : value;
  };
  const product = () => {
    let value = factor();
    while (parts[at] === '*' || parts[at] === '/') value = applied(parts[at++], value, factor());
    return value;
  };
  const sum = () => {
    let value = product();
    while (parts[at] === '+' || parts[at] === '-') value = applied(parts[at++], value, product());
    return value;
  };
  const value = sum();
  return at === parts.length ? asFloat(rounded(value)) : refuse();
}

function applied(sign, left, right) {
  if (sign === '+') return left + right;
  if (sign === '-') return left - right;
  if (sign === '*') return left * right;
  if (right === 0) throw new Error('division by zero');
  return left / right;
}

/** To two places; of two that are equally near, the even one. Only odd eighths lie exactly between two hundredths. */
function rounded(value) {
  if (Math.abs(value * 8) % 2 !== 1) return Number(value.toFixed(2));
  const below = Math.floor(value * 100);
  return (below % 2 === 0 ? below : below + 1) / 100;
}

const asFloat = (value) => (Number.isInteger(value) ? `${value}.0` : String(value));
