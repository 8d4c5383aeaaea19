import { Agent } from '@mastra/core/agent';
import { Mastra } from '@mastra/core/mastra';
import { MCPClient } from '@mastra/mcp';
import { Observability } from '@mastra/observability';
import { OtelExporter } from '@mastra/otel-exporter';
import { give, headers, input, instructions, mcpUrl } from './ask.mjs';

const shop = new MCPClient({ servers: { shop: { url: new URL(mcpUrl), requestInit: { headers } } } });
const agent = new Agent({
  id: 'shop',
  name: 'Shop',
  instructions,
  model: 'openai/gpt-5.6-luna',
  tools: await shop.listTools(),
});
const endpoint = process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
const exporters = endpoint
  ? [new OtelExporter({ provider: { custom: { endpoint, protocol: 'http/protobuf' } } })]
  : [];
const observability = new Observability({ configs: { otel: { serviceName: 'shop', exporters } } });
const mastra = new Mastra({ agents: { shop: agent }, observability, logger: false });
const { text } = await mastra.getAgent('shop').generate(input);
await shop.disconnect();
await observability.shutdown();
give(text);
