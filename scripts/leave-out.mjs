// Leaves out of the bundle what a package brings along and nothing of ours can reach. The packages of MCP each bundle three validators of
// JSON Schema as their default, which they ask only where none is handed over: our server hands one over, and our client asks by
// `request`, which checks no results. That is 300 kB in each, parsed before the first call of a tool.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REGION =
  /(;\/\/ CONCATENATED MODULE: \.\/node_modules\/@modelcontextprotocol\/(client|server)\/dist\/ajvProvider-[\w-]+\.mjs\n)[\s\S]*?\n(?=\/\/# sourceMappingURL=ajvProvider-[\w-]+\.mjs\.map)/g;
/** What is asked for by accident says what to do. */
const INSTEAD = `var AjvJsonSchemaValidator = class {
	getValidator() {
		throw new Error("The validator of MCP is not in the bundle: hand one over as jsonSchemaValidator.");
	}
};
`;

/** Changes the chunks of a bundle in their place. Throws where the packages are built in another way. */
export function leaveOut(folder) {
  const found = [];
  for (const name of readdirSync(folder).filter((file) => /^(?:\d+\.)?index\.js$/.test(file))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const less = withoutValidators(text, found);
    if (less !== text) writeFileSync(join(folder, name), less);
  }
  if (found.sort().join() !== 'client,server')
    throw new Error(
      `the validators of MCP are in ${found.join(', ') || 'no chunk'}, not in client and server once each`,
    );
}

/** A chunk without them; `found` is told of each. */
export function withoutValidators(text, found = []) {
  return text.replace(REGION, (region, head, side) => {
    if (!region.includes('var AjvJsonSchemaValidator = class')) throw new Error(`MCP ${side}: no validator`);
    found.push(side);
    return head + INSTEAD;
  });
}
