// `assay mcp-bridge` as an agent would start it, from the sources.
import { mcpBridgeCommand } from '../../src/cli/mcp-bridge.ts';

process.exitCode = await mcpBridgeCommand([], {});
