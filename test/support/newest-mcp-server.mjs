// An MCP server on standard input and output that knows the newest greeting only: `initialize` is refused.
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

serveStdio(
  () => {
    const server = new McpServer({ name: 'newest', version: '1' });
    server.registerTool('look', { description: 'Looks.', annotations: { readOnlyHint: true } }, () => ({
      content: [{ type: 'text', text: 'one' }],
    }));
    server.registerTool('fail', {}, () => {
      throw new Error('no such order');
    });
    return server;
  },
  { legacy: 'reject' },
);
