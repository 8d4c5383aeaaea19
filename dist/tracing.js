export { span, trace } from './tracing/trace.js';
