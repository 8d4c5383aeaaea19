// The two tools of the support agent over the order book in orders.json. Deterministic: the book carries its own date.

import { readFileSync } from 'node:fs';

const BOOK = JSON.parse(readFileSync(new URL('./orders.json', import.meta.url), 'utf8'));
/** policies/returns.md: "within 30 days of delivery". */
const RETURN_DAYS = 30;
const DAY = 86_400_000;

const TOOLS = { get_order: getOrder, create_return: createReturn };

/** Names of all tools, for those who describe or check them. */
export const TOOL_NAMES = Object.keys(TOOLS);

/** The error of a tool whose service does not answer. */
export const OUT_OF_SERVICE = 'service_unavailable';

/**
 * Calls a tool by name. A problem is a result with `error`, as a remote service would answer; it never throws. With ORDERS_DOWN=1
 * in the environment the service of the order book is down: failures that no instruction can mend.
 */
export function callTool(name, args) {
  if (process.env.ORDERS_DOWN === '1')
    return problem(OUT_OF_SERVICE, '503: the order service is unavailable.');
  const tool = TOOLS[name];
  return tool === undefined ? problem('unknown_tool', `There is no tool ${name}.`) : tool(args);
}

function getOrder({ order_id }) {
  const order = find(order_id);
  if (order === undefined) return problem('order_not_found', `There is no order ${order_id}.`);
  const until = returnUntil(order);
  return { ...order, return_until: until, returnable: until !== null && until >= BOOK.as_of };
}

function createReturn({ order_id, item, reason }) {
  const order = find(order_id);
  if (order === undefined) return problem('order_not_found', `There is no order ${order_id}.`);
  const line = order.items.find((candidate) => candidate.name === item);
  if (line === undefined) return problem('item_not_found', `Order ${order_id} holds no ${item}.`);
  const until = returnUntil(order);
  if (until === null) return problem('not_delivered', `Order ${order_id} has not been delivered.`);
  if (until < BOOK.as_of)
    return problem('window_over', `Order ${order_id} could be returned until ${until}.`);
  return {
    return_id: `RT-${order_id.slice(3)}-${line.line}`,
    order_id,
    item,
    reason: reason ?? 'not given',
    refund_eur: line.price_eur,
  };
}

const find = (id) => BOOK.orders.find((order) => order.order_id === id);

function returnUntil(order) {
  if (order.delivered_on === undefined) return null;
  return new Date(Date.parse(order.delivered_on) + RETURN_DAYS * DAY).toISOString().slice(0, 10);
}

const problem = (error, message) => ({ error, message });
