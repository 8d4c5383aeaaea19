export const id = 7164;
export const ids = [7164];
export const modules = {

/***/ 97164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yD$: () => (/* reexport */ AnnotationsSchema),
  vrk: () => (/* reexport */ AudioContentSchema),
  jKy: () => (/* reexport */ BAGGAGE_META_KEY),
  Uk2: () => (/* reexport */ BaseMetadataSchema),
  ol4: () => (/* reexport */ BaseRequestParamsSchema),
  Z5p: () => (/* reexport */ BlobResourceContentsSchema),
  v6F: () => (/* reexport */ BooleanSchemaSchema),
  Pks: () => (/* reexport */ CLIENT_CAPABILITIES_META_KEY),
  DxC: () => (/* reexport */ CLIENT_INFO_META_KEY),
  rXB: () => (/* reexport */ CallToolRequestParamsSchema),
  FTn: () => (/* reexport */ CallToolRequestSchema),
  TFo: () => (/* reexport */ CallToolResultSchema),
  gds: () => (/* reexport */ CancelTaskRequestSchema),
  gH_: () => (/* reexport */ CancelTaskResultSchema),
  AUX: () => (/* reexport */ CancelledNotificationParamsSchema),
  Sq9: () => (/* reexport */ CancelledNotificationSchema),
  tLl: () => (/* reexport */ ClientCapabilitiesSchema),
  adV: () => (/* reexport */ ClientNotificationSchema),
  G6l: () => (/* reexport */ ClientRequestSchema),
  iOT: () => (/* reexport */ ClientResultSchema),
  b3o: () => (/* reexport */ ClientTasksCapabilitySchema),
  zol: () => (/* reexport */ CompatibilityCallToolResultSchema),
  mfg: () => (/* reexport */ CompleteRequestParamsSchema),
  iKy: () => (/* reexport */ CompleteRequestSchema),
  GUV: () => (/* reexport */ CompleteResultSchema),
  WKL: () => (/* reexport */ ContentBlockSchema),
  U17: () => (/* reexport */ CreateMessageRequestParamsSchema),
  u9F: () => (/* reexport */ CreateMessageRequestSchema),
  K1v: () => (/* reexport */ CreateMessageResultSchema),
  TIB: () => (/* reexport */ CreateMessageResultWithToolsSchema),
  MgK: () => (/* reexport */ CreateTaskResultSchema),
  EZD: () => (/* reexport */ CursorSchema),
  PC: () => (/* reexport */ DEFAULT_NEGOTIATED_PROTOCOL_VERSION),
  ARQ: () => (/* reexport */ DiscoverRequestSchema),
  WeT: () => (/* reexport */ DiscoverResultSchema),
  ZOI: () => (/* reexport */ ElicitRequestFormParamsSchema),
  pPz: () => (/* reexport */ ElicitRequestParamsSchema),
  $9m: () => (/* reexport */ ElicitRequestSchema),
  CXx: () => (/* reexport */ ElicitRequestURLParamsSchema),
  n_8: () => (/* reexport */ ElicitResultSchema),
  JHP: () => (/* reexport */ ElicitationCompleteNotificationParamsSchema),
  loP: () => (/* reexport */ ElicitationCompleteNotificationSchema),
  w9m: () => (/* reexport */ EmbeddedResourceSchema),
  wRX: () => (/* reexport */ EmptyResultSchema),
  yAh: () => (/* reexport */ EnumSchemaSchema),
  XmX: () => (/* reexport */ GetPromptRequestParamsSchema),
  $pR: () => (/* reexport */ GetPromptRequestSchema),
  HML: () => (/* reexport */ GetPromptResultSchema),
  oQf: () => (/* reexport */ GetTaskPayloadRequestSchema),
  Uk9: () => (/* reexport */ GetTaskPayloadResultSchema),
  QlH: () => (/* reexport */ GetTaskRequestSchema),
  ScL: () => (/* reexport */ GetTaskResultSchema),
  zRl: () => (/* reexport */ INTERNAL_ERROR),
  lze: () => (/* reexport */ INVALID_PARAMS),
  Mey: () => (/* reexport */ INVALID_REQUEST),
  RHZ: () => (/* reexport */ IconSchema),
  k_2: () => (/* reexport */ IconsSchema),
  wIH: () => (/* reexport */ IdJagTokenExchangeResponseSchema),
  gX1: () => (/* reexport */ ImageContentSchema),
  a8d: () => (/* reexport */ ImplementationSchema),
  rzo: () => (/* reexport */ InitializeRequestParamsSchema),
  rkk: () => (/* reexport */ InitializeRequestSchema),
  Rkh: () => (/* reexport */ InitializeResultSchema),
  ZCk: () => (/* reexport */ InitializedNotificationSchema),
  xtj: () => (/* reexport */ JSONArraySchema),
  FxY: () => (/* reexport */ JSONObjectSchema),
  yic: () => (/* reexport */ JSONRPCErrorResponseSchema),
  ORH: () => (/* reexport */ JSONRPCMessageSchema),
  k0b: () => (/* reexport */ JSONRPCNotificationSchema),
  _mu: () => (/* reexport */ JSONRPCRequestSchema),
  i10: () => (/* reexport */ JSONRPCResponseSchema),
  hH2: () => (/* reexport */ JSONRPCResultResponseSchema),
  VKo: () => (/* reexport */ JSONRPC_VERSION),
  nMK: () => (/* reexport */ JSONValueSchema),
  aEG: () => (/* reexport */ LATEST_PROTOCOL_VERSION),
  Ap1: () => (/* reexport */ LOG_LEVEL_META_KEY),
  N4g: () => (/* reexport */ LegacyTitledEnumSchemaSchema),
  xIG: () => (/* reexport */ ListChangedOptionsBaseSchema),
  Qqh: () => (/* reexport */ ListPromptsRequestSchema),
  YuR: () => (/* reexport */ ListPromptsResultSchema),
  sa6: () => (/* reexport */ ListResourceTemplatesRequestSchema),
  O$H: () => (/* reexport */ ListResourceTemplatesResultSchema),
  OIr: () => (/* reexport */ ListResourcesRequestSchema),
  cvA: () => (/* reexport */ ListResourcesResultSchema),
  WQ9: () => (/* reexport */ ListRootsRequestSchema),
  Cst: () => (/* reexport */ ListRootsResultSchema),
  zRT: () => (/* reexport */ ListTasksRequestSchema),
  JH1: () => (/* reexport */ ListTasksResultSchema),
  gW6: () => (/* reexport */ ListToolsRequestSchema),
  WTx: () => (/* reexport */ ListToolsResultSchema),
  FP_: () => (/* reexport */ LoggingLevelSchema),
  f8C: () => (/* reexport */ LoggingMessageNotificationParamsSchema),
  BaN: () => (/* reexport */ LoggingMessageNotificationSchema),
  X$s: () => (/* reexport */ METHOD_NOT_FOUND),
  ugS: () => (/* reexport */ ModelHintSchema),
  Fp: () => (/* reexport */ ModelPreferencesSchema),
  Bh9: () => (/* reexport */ MultiSelectEnumSchemaSchema),
  nH5: () => (/* reexport */ NotificationSchema),
  Qyb: () => (/* reexport */ NotificationsParamsSchema),
  CKj: () => (/* reexport */ NumberSchemaSchema),
  H5R: () => (/* reexport */ OAuthClientInformationFullSchema),
  _Ur: () => (/* reexport */ OAuthClientInformationSchema),
  hwb: () => (/* reexport */ OAuthClientMetadataSchema),
  x7o: () => (/* reexport */ OAuthClientRegistrationErrorSchema),
  aZY: () => (/* reexport */ OAuthErrorResponseSchema),
  qjw: () => (/* reexport */ OAuthMetadataSchema),
  A9M: () => (/* reexport */ OAuthProtectedResourceMetadataSchema),
  lcP: () => (/* reexport */ OAuthTokenRevocationRequestSchema),
  VEW: () => (/* reexport */ OAuthTokensSchema),
  nG2: () => (/* reexport */ OpenIdProviderDiscoveryMetadataSchema),
  jAG: () => (/* reexport */ OpenIdProviderMetadataSchema),
  toy: () => (/* reexport */ PARSE_ERROR),
  Uwj: () => (/* reexport */ PROTOCOL_VERSION_META_KEY),
  auo: () => (/* reexport */ PaginatedRequestParamsSchema),
  Kly: () => (/* reexport */ PaginatedRequestSchema),
  ibt: () => (/* reexport */ PaginatedResultSchema),
  tCX: () => (/* reexport */ PingRequestSchema),
  TGf: () => (/* reexport */ PrimitiveSchemaDefinitionSchema),
  _yU: () => (/* reexport */ ProgressNotificationParamsSchema),
  _r9: () => (/* reexport */ ProgressNotificationSchema),
  $Lf: () => (/* reexport */ ProgressSchema),
  c3d: () => (/* reexport */ ProgressTokenSchema),
  RLJ: () => (/* reexport */ PromptArgumentSchema),
  br5: () => (/* reexport */ PromptListChangedNotificationSchema),
  Zoq: () => (/* reexport */ PromptMessageSchema),
  PSS: () => (/* reexport */ PromptReferenceSchema),
  Uzp: () => (/* reexport */ PromptSchema),
  EVV: () => (/* reexport */ RELATED_TASK_META_KEY),
  lPV: () => (/* reexport */ ReadResourceRequestParamsSchema),
  R6d: () => (/* reexport */ ReadResourceRequestSchema),
  veg: () => (/* reexport */ ReadResourceResultSchema),
  zic: () => (/* reexport */ RelatedTaskMetadataSchema),
  UJr: () => (/* reexport */ RequestIdSchema),
  sDV: () => (/* reexport */ RequestMetaSchema),
  F0P: () => (/* reexport */ RequestSchema),
  YFX: () => (/* reexport */ ResourceContentsSchema),
  u$i: () => (/* reexport */ ResourceLinkSchema),
  hhu: () => (/* reexport */ ResourceListChangedNotificationSchema),
  T2M: () => (/* reexport */ ResourceRequestParamsSchema),
  Oxd: () => (/* reexport */ ResourceSchema),
  RzH: () => (/* reexport */ ResourceTemplateReferenceSchema),
  w9H: () => (/* reexport */ ResourceTemplateSchema),
  Ayw: () => (/* reexport */ ResourceUpdatedNotificationParamsSchema),
  cLR: () => (/* reexport */ ResourceUpdatedNotificationSchema),
  dC0: () => (/* reexport */ ResultMetaObjectSchema),
  Jh3: () => (/* reexport */ ResultSchema),
  ans: () => (/* reexport */ RoleSchema),
  QSp: () => (/* reexport */ RootSchema),
  Ikg: () => (/* reexport */ RootsListChangedNotificationSchema),
  $DQ: () => (/* reexport */ SERVER_INFO_META_KEY),
  m2F: () => (/* reexport */ SUBSCRIPTION_ID_META_KEY),
  Iuy: () => (/* reexport */ SUPPORTED_PROTOCOL_VERSIONS),
  g6: () => (/* reexport */ SamplingContentSchema),
  i17: () => (/* reexport */ SamplingMessageContentBlockSchema),
  e2m: () => (/* reexport */ SamplingMessageSchema),
  Vbc: () => (/* reexport */ ServerCapabilitiesSchema),
  iD6: () => (/* reexport */ ServerNotificationSchema),
  Swr: () => (/* reexport */ ServerRequestSchema),
  _4o: () => (/* reexport */ ServerResultSchema),
  lsM: () => (/* reexport */ ServerTasksCapabilitySchema),
  f$Q: () => (/* reexport */ SetLevelRequestParamsSchema),
  b_8: () => (/* reexport */ SetLevelRequestSchema),
  Anw: () => (/* reexport */ SingleSelectEnumSchemaSchema),
  qYb: () => (/* reexport */ StringSchemaSchema),
  xmJ: () => (/* reexport */ SubscribeRequestParamsSchema),
  tBr: () => (/* reexport */ SubscribeRequestSchema),
  hYv: () => (/* reexport */ SubscriptionFilterSchema),
  NvG: () => (/* reexport */ SubscriptionsAcknowledgedNotificationParamsSchema),
  rd9: () => (/* reexport */ SubscriptionsAcknowledgedNotificationSchema),
  WjK: () => (/* reexport */ SubscriptionsListenRequestParamsSchema),
  SKA: () => (/* reexport */ SubscriptionsListenRequestSchema),
  NGV: () => (/* reexport */ SubscriptionsListenResultMetaSchema),
  q49: () => (/* reexport */ SubscriptionsListenResultSchema),
  an9: () => (/* reexport */ TRACEPARENT_META_KEY),
  Be8: () => (/* reexport */ TRACESTATE_META_KEY),
  cgh: () => (/* reexport */ TaskAugmentedRequestParamsSchema),
  WQ7: () => (/* reexport */ TaskCreationParamsSchema),
  weA: () => (/* reexport */ TaskMetadataSchema),
  pj6: () => (/* reexport */ TaskSchema),
  UPB: () => (/* reexport */ TaskStatusNotificationParamsSchema),
  ki5: () => (/* reexport */ TaskStatusNotificationSchema),
  l8H: () => (/* reexport */ TaskStatusSchema),
  yu4: () => (/* reexport */ TextContentSchema),
  x1o: () => (/* reexport */ TextResourceContentsSchema),
  vfe: () => (/* reexport */ TitledMultiSelectEnumSchemaSchema),
  Qks: () => (/* reexport */ TitledSingleSelectEnumSchemaSchema),
  G8S: () => (/* reexport */ ToolAnnotationsSchema),
  t$u: () => (/* reexport */ ToolChoiceSchema),
  wFm: () => (/* reexport */ ToolExecutionSchema),
  fHZ: () => (/* reexport */ ToolListChangedNotificationSchema),
  _6w: () => (/* reexport */ ToolResultContentSchema),
  WKi: () => (/* reexport */ ToolSchema),
  wVP: () => (/* reexport */ ToolUseContentSchema),
  S38: () => (/* reexport */ UnsubscribeRequestParamsSchema),
  clA: () => (/* reexport */ UnsubscribeRequestSchema),
  is7: () => (/* reexport */ UntitledMultiSelectEnumSchemaSchema),
  r1o: () => (/* reexport */ UntitledSingleSelectEnumSchemaSchema)
});

// UNUSED EXPORTS: OptionalSafeUrlSchema, SafeUrlSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var classic_schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./node_modules/@modelcontextprotocol/core/dist/schemas-DscsoNZN.mjs


//#region src/constants.ts
const LATEST_PROTOCOL_VERSION = "2025-11-25";
const DEFAULT_NEGOTIATED_PROTOCOL_VERSION = "2025-03-26";
const SUPPORTED_PROTOCOL_VERSIONS = [
	LATEST_PROTOCOL_VERSION,
	"2025-06-18",
	"2025-03-26",
	"2024-11-05",
	"2024-10-07"
];
/**
* `_meta` key associating a message with a 2025-11-25 task.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const RELATED_TASK_META_KEY = "io.modelcontextprotocol/related-task";
/**
* `_meta` key carrying the MCP protocol version governing a request.
*
* For the HTTP transport, the value must match the `MCP-Protocol-Version` header.
*/
const PROTOCOL_VERSION_META_KEY = "io.modelcontextprotocol/protocolVersion";
/**
* `_meta` key identifying the client software making a request.
*
* Clients SHOULD include it on every request; the value is self-reported and
* intended for display, logging, and debugging — servers should not rely on
* it for behavior or security decisions.
*/
const CLIENT_INFO_META_KEY = "io.modelcontextprotocol/clientInfo";
/**
* `_meta` key identifying the server software producing a response.
*
* Servers SHOULD include it on every response; the value is self-reported and
* intended for display, logging, and debugging — clients should not rely on
* it for behavior or security decisions.
*/
const SERVER_INFO_META_KEY = "io.modelcontextprotocol/serverInfo";
/**
* `_meta` key carrying the client's capabilities for a request.
*
* Capabilities are declared per request rather than once at initialization;
* servers must not infer capabilities from prior requests.
*/
const CLIENT_CAPABILITIES_META_KEY = "io.modelcontextprotocol/clientCapabilities";
/**
* `_meta` key carrying the JSON-RPC ID of the `subscriptions/listen` request
* that opened the stream a notification was delivered on.
*
* Stamped by the server on every notification delivered via a
* `subscriptions/listen` stream (including the leading
* `notifications/subscriptions/acknowledged`); on stdio, where all messages
* share one channel, clients use it to correlate notifications with their
* originating subscription. The value is the listen request's JSON-RPC ID
* verbatim.
*/
const SUBSCRIPTION_ID_META_KEY = "io.modelcontextprotocol/subscriptionId";
/**
* `_meta` key carrying the desired log level for a request.
*
* When absent, the server must not send `notifications/message` notifications
* for the request.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months.
*/
const LOG_LEVEL_META_KEY = "io.modelcontextprotocol/logLevel";
/**
* `_meta` key carrying W3C Trace Context for distributed tracing (SEP-414).
*
* When present, the value MUST follow the W3C `traceparent` header format,
* e.g. `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01`.
*
* @see https://www.w3.org/TR/trace-context/#traceparent-header
*/
const TRACEPARENT_META_KEY = "traceparent";
/**
* `_meta` key carrying vendor-specific trace state for distributed tracing (SEP-414).
*
* When present, the value MUST follow the W3C `tracestate` header format,
* e.g. `vendor1=value1,vendor2=value2`.
*
* @see https://www.w3.org/TR/trace-context/#tracestate-header
*/
const TRACESTATE_META_KEY = "tracestate";
/**
* `_meta` key carrying cross-cutting propagation values for distributed tracing (SEP-414).
*
* When present, the value MUST follow the W3C Baggage header format,
* e.g. `userId=alice,serverRegion=us-east-1`.
*
* @see https://www.w3.org/TR/baggage/
*/
const BAGGAGE_META_KEY = "baggage";
const JSONRPC_VERSION = "2.0";
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;

//#endregion
//#region src/schemas.ts
const JSONValueSchema = classic_schemas/* lazy */.RZV(() => classic_schemas/* union */.KCZ([
	classic_schemas/* string */.YjP(),
	classic_schemas/* number */.aig(),
	classic_schemas/* boolean */.zMY(),
	classic_schemas/* null */.chJ(),
	classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), JSONValueSchema),
	classic_schemas/* array */.YOg(JSONValueSchema)
]));
const JSONObjectSchema = classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), JSONValueSchema);
const JSONArraySchema = classic_schemas/* array */.YOg(JSONValueSchema);
/**
* A progress token, used to associate progress notifications with the original request.
*/
const ProgressTokenSchema = classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP(), classic_schemas/* number */.aig().int()]);
/**
* An opaque token used to represent a cursor for pagination.
*/
const CursorSchema = classic_schemas/* string */.YjP();
/** @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only. */
const TaskMetadataSchema = classic_schemas/* object */.Ikc({ ttl: classic_schemas/* number */.aig().optional() });
/**
* Metadata for associating messages with a task.
* Include this in the `_meta` field under the key `io.modelcontextprotocol/related-task`.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const RelatedTaskMetadataSchema = classic_schemas/* object */.Ikc({ taskId: classic_schemas/* string */.YjP() });
const RequestMetaSchema = classic_schemas/* looseObject */._H3({
	progressToken: ProgressTokenSchema.optional(),
	[RELATED_TASK_META_KEY]: RelatedTaskMetadataSchema.optional()
});
/**
* Common params for any request.
*/
const BaseRequestParamsSchema = classic_schemas/* object */.Ikc({ _meta: RequestMetaSchema.optional() });
/**
* Common params for any task-augmented request.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const TaskAugmentedRequestParamsSchema = BaseRequestParamsSchema.extend({ task: TaskMetadataSchema.optional() });
const RequestSchema = classic_schemas/* object */.Ikc({
	method: classic_schemas/* string */.YjP(),
	params: BaseRequestParamsSchema.loose().optional()
});
const NotificationsParamsSchema = classic_schemas/* object */.Ikc({ _meta: RequestMetaSchema.optional() });
const NotificationSchema = classic_schemas/* object */.Ikc({
	method: classic_schemas/* string */.YjP(),
	params: NotificationsParamsSchema.loose().optional()
});
/**
* The contents of a result's `_meta` field (the 2026-07-28 `ResultMetaObject`).
* Loose — implementation-specific keys pass through.
*
* The serverInfo key identifies the server software producing the response
* (servers SHOULD include it on every response; the value is self-reported
* and intended for display, logging, and debugging). The getter defers the
* `ImplementationSchema` reference, which is declared later in this file.
*/
const ResultMetaObjectSchema = classic_schemas/* looseObject */._H3({ get [SERVER_INFO_META_KEY]() {
	return ImplementationSchema.optional().catch(void 0);
} });
const ResultSchema = classic_schemas/* looseObject */._H3({ _meta: ResultMetaObjectSchema.optional() });
/**
* A uniquely identifying ID for a request in JSON-RPC.
*/
const RequestIdSchema = classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP(), classic_schemas/* number */.aig().int()]);
/**
* A request that expects a response.
*/
const JSONRPCRequestSchema = classic_schemas/* object */.Ikc({
	jsonrpc: classic_schemas/* literal */.euz(JSONRPC_VERSION),
	id: RequestIdSchema,
	...RequestSchema.shape
}).strict();
/**
* A notification which does not expect a response.
*/
const JSONRPCNotificationSchema = classic_schemas/* object */.Ikc({
	jsonrpc: classic_schemas/* literal */.euz(JSONRPC_VERSION),
	...NotificationSchema.shape
}).strict();
/**
* A successful (non-error) response to a request.
*/
const JSONRPCResultResponseSchema = classic_schemas/* object */.Ikc({
	jsonrpc: classic_schemas/* literal */.euz(JSONRPC_VERSION),
	id: RequestIdSchema,
	result: ResultSchema
}).strict();
/**
* A response to a request that indicates an error occurred.
*/
const JSONRPCErrorResponseSchema = classic_schemas/* object */.Ikc({
	jsonrpc: classic_schemas/* literal */.euz(JSONRPC_VERSION),
	id: RequestIdSchema.optional(),
	error: classic_schemas/* object */.Ikc({
		code: classic_schemas/* number */.aig().int(),
		message: classic_schemas/* string */.YjP(),
		data: classic_schemas/* unknown */.L5J().optional()
	})
}).strict();
const JSONRPCMessageSchema = classic_schemas/* union */.KCZ([
	JSONRPCRequestSchema,
	JSONRPCNotificationSchema,
	JSONRPCResultResponseSchema,
	JSONRPCErrorResponseSchema
]);
const JSONRPCResponseSchema = classic_schemas/* union */.KCZ([JSONRPCResultResponseSchema, JSONRPCErrorResponseSchema]);
/**
* A response that indicates success but carries no data.
*/
const EmptyResultSchema = ResultSchema.strict();
const CancelledNotificationParamsSchema = NotificationsParamsSchema.extend({
	requestId: RequestIdSchema.optional(),
	reason: classic_schemas/* string */.YjP().optional()
});
/**
* This notification can be sent by either side to indicate that it is cancelling a previously-issued request.
*
* The request SHOULD still be in-flight, but due to communication latency, it is always possible that this notification MAY arrive after the request has already finished.
*
* This notification indicates that the result will be unused, so any associated processing SHOULD cease.
*
* A client MUST NOT attempt to cancel its {@linkcode InitializeRequest | initialize} request.
*/
const CancelledNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/cancelled"),
	params: CancelledNotificationParamsSchema
});
/**
* Icon schema for use in {@link Tool | tools}, {@link Prompt | prompts}, {@link Resource | resources}, and {@link Implementation | implementations}.
*/
const IconSchema = classic_schemas/* object */.Ikc({
	src: classic_schemas/* string */.YjP(),
	mimeType: classic_schemas/* string */.YjP().optional(),
	sizes: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	theme: classic_schemas/* enum */.k5n(["light", "dark"]).optional()
});
/**
* Base schema to add `icons` property.
*
*/
const IconsSchema = classic_schemas/* object */.Ikc({ icons: classic_schemas/* array */.YOg(IconSchema).optional() });
/**
* Base metadata interface for common properties across {@link Resource | resources}, {@link Tool | tools}, {@link Prompt | prompts}, and {@link Implementation | implementations}.
*/
const BaseMetadataSchema = classic_schemas/* object */.Ikc({
	name: classic_schemas/* string */.YjP(),
	title: classic_schemas/* string */.YjP().optional()
});
/**
* Describes the name and version of an MCP implementation.
*/
const ImplementationSchema = BaseMetadataSchema.extend({
	...BaseMetadataSchema.shape,
	...IconsSchema.shape,
	version: classic_schemas/* string */.YjP(),
	websiteUrl: classic_schemas/* string */.YjP().optional(),
	description: classic_schemas/* string */.YjP().optional()
});
const FormElicitationCapabilitySchema = classic_schemas/* intersection */.E$q(classic_schemas/* object */.Ikc({ applyDefaults: classic_schemas/* boolean */.zMY().optional() }), JSONObjectSchema);
const ElicitationCapabilitySchema = classic_schemas/* preprocess */.vkY((value) => {
	if (value && typeof value === "object" && !Array.isArray(value) && Object.keys(value).length === 0) return { form: {} };
	return value;
}, classic_schemas/* intersection */.E$q(classic_schemas/* object */.Ikc({
	form: FormElicitationCapabilitySchema.optional(),
	url: JSONObjectSchema.optional()
}), JSONObjectSchema.optional()));
/**
* Task capabilities for clients, indicating which request types support task creation.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const ClientTasksCapabilitySchema = classic_schemas/* looseObject */._H3({
	list: JSONObjectSchema.optional(),
	cancel: JSONObjectSchema.optional(),
	requests: classic_schemas/* looseObject */._H3({
		sampling: classic_schemas/* looseObject */._H3({ createMessage: JSONObjectSchema.optional() }).optional(),
		elicitation: classic_schemas/* looseObject */._H3({ create: JSONObjectSchema.optional() }).optional()
	}).optional()
});
/**
* Task capabilities for servers, indicating which request types support task creation.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const ServerTasksCapabilitySchema = classic_schemas/* looseObject */._H3({
	list: JSONObjectSchema.optional(),
	cancel: JSONObjectSchema.optional(),
	requests: classic_schemas/* looseObject */._H3({ tools: classic_schemas/* looseObject */._H3({ call: JSONObjectSchema.optional() }).optional() }).optional()
});
/**
* Capabilities a client may support. Known capabilities are defined here, in this schema, but this is not a closed set: any client can define its own, additional capabilities.
*/
const ClientCapabilitiesSchema = classic_schemas/* object */.Ikc({
	experimental: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), JSONObjectSchema).optional(),
	sampling: classic_schemas/* object */.Ikc({
		context: JSONObjectSchema.optional(),
		tools: JSONObjectSchema.optional()
	}).optional(),
	elicitation: ElicitationCapabilitySchema.optional(),
	roots: classic_schemas/* object */.Ikc({ listChanged: classic_schemas/* boolean */.zMY().optional() }).optional(),
	tasks: ClientTasksCapabilitySchema.optional(),
	extensions: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), JSONObjectSchema).optional()
});
const InitializeRequestParamsSchema = BaseRequestParamsSchema.extend({
	protocolVersion: classic_schemas/* string */.YjP(),
	capabilities: ClientCapabilitiesSchema,
	clientInfo: ImplementationSchema
});
/**
* This request is sent from the client to the server when it first connects, asking it to begin initialization.
*/
const InitializeRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("initialize"),
	params: InitializeRequestParamsSchema
});
/**
* Capabilities that a server may support. Known capabilities are defined here, in this schema, but this is not a closed set: any server can define its own, additional capabilities.
*/
const ServerCapabilitiesSchema = classic_schemas/* object */.Ikc({
	experimental: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), JSONObjectSchema).optional(),
	logging: JSONObjectSchema.optional(),
	completions: JSONObjectSchema.optional(),
	prompts: classic_schemas/* object */.Ikc({ listChanged: classic_schemas/* boolean */.zMY().optional() }).optional(),
	resources: classic_schemas/* object */.Ikc({
		subscribe: classic_schemas/* boolean */.zMY().optional(),
		listChanged: classic_schemas/* boolean */.zMY().optional()
	}).optional(),
	tools: classic_schemas/* object */.Ikc({ listChanged: classic_schemas/* boolean */.zMY().optional() }).optional(),
	tasks: ServerTasksCapabilitySchema.optional(),
	extensions: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), JSONObjectSchema).optional()
});
/**
* After receiving an initialize request from the client, the server sends this response.
*/
const InitializeResultSchema = ResultSchema.extend({
	protocolVersion: classic_schemas/* string */.YjP(),
	capabilities: ServerCapabilitiesSchema,
	serverInfo: ImplementationSchema,
	instructions: classic_schemas/* string */.YjP().optional()
});
/**
* This notification is sent from the client to the server after initialization has finished.
*/
const InitializedNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/initialized"),
	params: NotificationsParamsSchema.optional()
});
/**
* A request from the client asking the server to advertise its supported protocol
* versions, capabilities, and other metadata (protocol revision 2026-07-28). Servers
* MUST implement `server/discover`. Clients MAY call it but are not required to —
* version negotiation can also happen inline via the per-request `_meta` envelope.
*/
const DiscoverRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("server/discover"),
	params: BaseRequestParamsSchema.optional()
});
/**
* The result returned by the server for a `server/discover` request.
*/
const DiscoverResultSchema = ResultSchema.extend({
	supportedVersions: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
	capabilities: ServerCapabilitiesSchema,
	instructions: classic_schemas/* string */.YjP().optional()
});
/**
* A ping, issued by either the server or the client, to check that the other party is still alive. The receiver must promptly respond, or else may be disconnected.
*/
const PingRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("ping"),
	params: BaseRequestParamsSchema.optional()
});
const ProgressSchema = classic_schemas/* object */.Ikc({
	progress: classic_schemas/* number */.aig(),
	total: classic_schemas/* optional */.lqM(classic_schemas/* number */.aig()),
	message: classic_schemas/* optional */.lqM(classic_schemas/* string */.YjP())
});
const ProgressNotificationParamsSchema = classic_schemas/* object */.Ikc({
	...NotificationsParamsSchema.shape,
	...ProgressSchema.shape,
	progressToken: ProgressTokenSchema
});
/**
* An out-of-band notification used to inform the receiver of a progress update for a long-running request.
*
* @category notifications/progress
*/
const ProgressNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/progress"),
	params: ProgressNotificationParamsSchema
});
const PaginatedRequestParamsSchema = BaseRequestParamsSchema.extend({ cursor: CursorSchema.optional() });
const PaginatedRequestSchema = RequestSchema.extend({ params: PaginatedRequestParamsSchema.optional() });
const PaginatedResultSchema = ResultSchema.extend({ nextCursor: CursorSchema.optional() });
/**
* The contents of a specific resource or sub-resource.
*/
const ResourceContentsSchema = classic_schemas/* object */.Ikc({
	uri: classic_schemas/* string */.YjP(),
	mimeType: classic_schemas/* optional */.lqM(classic_schemas/* string */.YjP()),
	_meta: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional()
});
const TextResourceContentsSchema = ResourceContentsSchema.extend({ text: classic_schemas/* string */.YjP() });
/**
* A Zod schema for validating Base64 strings that is more performant and
* robust for very large inputs than the default regex-based check. It avoids
* stack overflows by using the native `atob` function for validation.
*/
const Base64Schema = classic_schemas/* string */.YjP().refine((val) => {
	try {
		atob(val);
		return true;
	} catch {
		return false;
	}
}, { message: "Invalid Base64 string" });
const BlobResourceContentsSchema = ResourceContentsSchema.extend({ blob: Base64Schema });
/**
* The sender or recipient of messages and data in a conversation.
*/
const RoleSchema = classic_schemas/* enum */.k5n(["user", "assistant"]);
/**
* Optional annotations providing clients additional context about a resource.
*/
const AnnotationsSchema = classic_schemas/* object */.Ikc({
	audience: classic_schemas/* array */.YOg(RoleSchema).optional(),
	priority: classic_schemas/* number */.aig().min(0).max(1).optional(),
	lastModified: iso/* datetime */.w$({ offset: true }).optional()
});
/**
* A known resource that the server is capable of reading.
*/
const ResourceSchema = classic_schemas/* object */.Ikc({
	...BaseMetadataSchema.shape,
	...IconsSchema.shape,
	uri: classic_schemas/* string */.YjP(),
	description: classic_schemas/* optional */.lqM(classic_schemas/* string */.YjP()),
	mimeType: classic_schemas/* optional */.lqM(classic_schemas/* string */.YjP()),
	size: classic_schemas/* optional */.lqM(classic_schemas/* number */.aig()),
	annotations: AnnotationsSchema.optional(),
	_meta: classic_schemas/* optional */.lqM(classic_schemas/* looseObject */._H3({}))
});
/**
* A template description for resources available on the server.
*/
const ResourceTemplateSchema = classic_schemas/* object */.Ikc({
	...BaseMetadataSchema.shape,
	...IconsSchema.shape,
	uriTemplate: classic_schemas/* string */.YjP(),
	description: classic_schemas/* optional */.lqM(classic_schemas/* string */.YjP()),
	mimeType: classic_schemas/* optional */.lqM(classic_schemas/* string */.YjP()),
	annotations: AnnotationsSchema.optional(),
	_meta: classic_schemas/* optional */.lqM(classic_schemas/* looseObject */._H3({}))
});
/**
* Sent from the client to request a list of resources the server has.
*/
const ListResourcesRequestSchema = PaginatedRequestSchema.extend({ method: classic_schemas/* literal */.euz("resources/list") });
/**
* The server's response to a {@linkcode ListResourcesRequest | resources/list} request from the client.
*/
const ListResourcesResultSchema = PaginatedResultSchema.extend({ resources: classic_schemas/* array */.YOg(ResourceSchema) });
/**
* Sent from the client to request a list of resource templates the server has.
*/
const ListResourceTemplatesRequestSchema = PaginatedRequestSchema.extend({ method: classic_schemas/* literal */.euz("resources/templates/list") });
/**
* The server's response to a {@linkcode ListResourceTemplatesRequest | resources/templates/list} request from the client.
*/
const ListResourceTemplatesResultSchema = PaginatedResultSchema.extend({ resourceTemplates: classic_schemas/* array */.YOg(ResourceTemplateSchema) });
const ResourceRequestParamsSchema = BaseRequestParamsSchema.extend({ uri: classic_schemas/* string */.YjP() });
/**
* Parameters for a {@linkcode ReadResourceRequest | resources/read} request.
*/
const ReadResourceRequestParamsSchema = ResourceRequestParamsSchema;
/**
* Sent from the client to the server, to read a specific resource URI.
*/
const ReadResourceRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("resources/read"),
	params: ReadResourceRequestParamsSchema
});
/**
* The server's response to a {@linkcode ReadResourceRequest | resources/read} request from the client.
*/
const ReadResourceResultSchema = ResultSchema.extend({ contents: classic_schemas/* array */.YOg(classic_schemas/* union */.KCZ([TextResourceContentsSchema, BlobResourceContentsSchema])) });
/**
* An optional notification from the server to the client, informing it that the list of resources it can read from has changed. This may be issued by servers without any previous subscription from the client.
*/
const ResourceListChangedNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/resources/list_changed"),
	params: NotificationsParamsSchema.optional()
});
const SubscribeRequestParamsSchema = ResourceRequestParamsSchema;
/**
* Sent from the client to request `resources/updated` notifications from the server whenever a particular resource changes.
*/
const SubscribeRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("resources/subscribe"),
	params: SubscribeRequestParamsSchema
});
const UnsubscribeRequestParamsSchema = ResourceRequestParamsSchema;
/**
* Sent from the client to request cancellation of {@linkcode ResourceUpdatedNotification | resources/updated} notifications from the server. This should follow a previous {@linkcode SubscribeRequest | resources/subscribe} request.
*/
const UnsubscribeRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("resources/unsubscribe"),
	params: UnsubscribeRequestParamsSchema
});
/**
* The set of notification types a client opts in to on a `subscriptions/listen`
* request. Each type is opt-in; the server MUST NOT send a notification type
* the client has not explicitly requested here.
*/
const SubscriptionFilterSchema = classic_schemas/* object */.Ikc({
	toolsListChanged: classic_schemas/* boolean */.zMY().optional(),
	promptsListChanged: classic_schemas/* boolean */.zMY().optional(),
	resourcesListChanged: classic_schemas/* boolean */.zMY().optional(),
	resourceSubscriptions: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional()
});
const SubscriptionsListenRequestParamsSchema = BaseRequestParamsSchema.extend({ notifications: SubscriptionFilterSchema });
/**
* Sent from the client to open a long-lived channel for receiving notifications
* outside the context of a specific request (protocol revision 2026-07-28).
* Replaces the previous HTTP GET endpoint and `resources/subscribe`.
*/
const SubscriptionsListenRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("subscriptions/listen"),
	params: SubscriptionsListenRequestParamsSchema
});
const SubscriptionsAcknowledgedNotificationParamsSchema = NotificationsParamsSchema.extend({ notifications: SubscriptionFilterSchema });
/**
* Sent by the server as the first message on a `subscriptions/listen` stream
* to acknowledge that the subscription has been established and report which
* notification types it agreed to honor (protocol revision 2026-07-28).
*/
const SubscriptionsAcknowledgedNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/subscriptions/acknowledged"),
	params: SubscriptionsAcknowledgedNotificationParamsSchema
});
/**
* `_meta` for a {@linkcode SubscriptionsListenResult}: the listen request's
* JSON-RPC ID under the canonical subscription-id key (mirroring the same key
* on every notification delivered on the stream). Extends
* {@linkcode ResultMetaObjectSchema}, so the optional serverInfo key is typed
* here too.
*/
const SubscriptionsListenResultMetaSchema = ResultMetaObjectSchema.extend({ [SUBSCRIPTION_ID_META_KEY]: RequestIdSchema });
/**
* The response to a `subscriptions/listen` request, signalling that the
* subscription has ended gracefully (for example, during server shutdown).
* Because the listen stream is long-lived, this result is sent only when the
* server tears the subscription down; an abrupt transport close carries no
* response. The result body is otherwise empty.
*/
const SubscriptionsListenResultSchema = ResultSchema.extend({ _meta: SubscriptionsListenResultMetaSchema });
/**
* Parameters for a {@linkcode ResourceUpdatedNotification | notifications/resources/updated} notification.
*/
const ResourceUpdatedNotificationParamsSchema = NotificationsParamsSchema.extend({ uri: classic_schemas/* string */.YjP() });
/**
* A notification from the server to the client, informing it that a resource has changed and may need to be read again. This should only be sent if the client previously sent a {@linkcode SubscribeRequest | resources/subscribe} request.
*/
const ResourceUpdatedNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/resources/updated"),
	params: ResourceUpdatedNotificationParamsSchema
});
/**
* Describes an argument that a prompt can accept.
*/
const PromptArgumentSchema = classic_schemas/* object */.Ikc({
	name: classic_schemas/* string */.YjP(),
	description: classic_schemas/* optional */.lqM(classic_schemas/* string */.YjP()),
	required: classic_schemas/* optional */.lqM(classic_schemas/* boolean */.zMY())
});
/**
* A prompt or prompt template that the server offers.
*/
const PromptSchema = classic_schemas/* object */.Ikc({
	...BaseMetadataSchema.shape,
	...IconsSchema.shape,
	description: classic_schemas/* optional */.lqM(classic_schemas/* string */.YjP()),
	arguments: classic_schemas/* optional */.lqM(classic_schemas/* array */.YOg(PromptArgumentSchema)),
	_meta: classic_schemas/* optional */.lqM(classic_schemas/* looseObject */._H3({}))
});
/**
* Sent from the client to request a list of prompts and prompt templates the server has.
*/
const ListPromptsRequestSchema = PaginatedRequestSchema.extend({ method: classic_schemas/* literal */.euz("prompts/list") });
/**
* The server's response to a {@linkcode ListPromptsRequest | prompts/list} request from the client.
*/
const ListPromptsResultSchema = PaginatedResultSchema.extend({ prompts: classic_schemas/* array */.YOg(PromptSchema) });
/**
* Parameters for a {@linkcode GetPromptRequest | prompts/get} request.
*/
const GetPromptRequestParamsSchema = BaseRequestParamsSchema.extend({
	name: classic_schemas/* string */.YjP(),
	arguments: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).optional()
});
/**
* Used by the client to get a prompt provided by the server.
*/
const GetPromptRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("prompts/get"),
	params: GetPromptRequestParamsSchema
});
/**
* Text provided to or from an LLM.
*/
const TextContentSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("text"),
	text: classic_schemas/* string */.YjP(),
	annotations: AnnotationsSchema.optional(),
	_meta: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional()
});
/**
* An image provided to or from an LLM.
*/
const ImageContentSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("image"),
	data: Base64Schema,
	mimeType: classic_schemas/* string */.YjP(),
	annotations: AnnotationsSchema.optional(),
	_meta: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional()
});
/**
* Audio content provided to or from an LLM.
*/
const AudioContentSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("audio"),
	data: Base64Schema,
	mimeType: classic_schemas/* string */.YjP(),
	annotations: AnnotationsSchema.optional(),
	_meta: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional()
});
/**
* A tool call request from an assistant (LLM).
* Represents the assistant's request to use a tool.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const ToolUseContentSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("tool_use"),
	name: classic_schemas/* string */.YjP(),
	id: classic_schemas/* string */.YjP(),
	input: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()),
	_meta: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional()
});
/**
* The contents of a resource, embedded into a prompt or tool call result.
*/
const EmbeddedResourceSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("resource"),
	resource: classic_schemas/* union */.KCZ([TextResourceContentsSchema, BlobResourceContentsSchema]),
	annotations: AnnotationsSchema.optional(),
	_meta: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional()
});
/**
* A resource that the server is capable of reading, included in a prompt or tool call result.
*
* Note: resource links returned by tools are not guaranteed to appear in the results of {@linkcode ListResourcesRequest | resources/list} requests.
*/
const ResourceLinkSchema = ResourceSchema.extend({ type: classic_schemas/* literal */.euz("resource_link") });
/**
* A content block that can be used in prompts and tool results.
*/
const ContentBlockSchema = classic_schemas/* union */.KCZ([
	TextContentSchema,
	ImageContentSchema,
	AudioContentSchema,
	ResourceLinkSchema,
	EmbeddedResourceSchema
]);
/**
* Describes a message returned as part of a prompt.
*/
const PromptMessageSchema = classic_schemas/* object */.Ikc({
	role: RoleSchema,
	content: ContentBlockSchema
});
/**
* The server's response to a {@linkcode GetPromptRequest | prompts/get} request from the client.
*/
const GetPromptResultSchema = ResultSchema.extend({
	description: classic_schemas/* string */.YjP().optional(),
	messages: classic_schemas/* array */.YOg(PromptMessageSchema)
});
/**
* An optional notification from the server to the client, informing it that the list of prompts it offers has changed. This may be issued by servers without any previous subscription from the client.
*/
const PromptListChangedNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/prompts/list_changed"),
	params: NotificationsParamsSchema.optional()
});
/**
* Additional properties describing a `Tool` to clients.
*
* NOTE: all properties in {@linkcode ToolAnnotations} are **hints**.
* They are not guaranteed to provide a faithful description of
* tool behavior (including descriptive properties like `title`).
*
* Clients should never make tool use decisions based on `ToolAnnotations`
* received from untrusted servers.
*/
const ToolAnnotationsSchema = classic_schemas/* object */.Ikc({
	title: classic_schemas/* string */.YjP().optional(),
	readOnlyHint: classic_schemas/* boolean */.zMY().optional(),
	destructiveHint: classic_schemas/* boolean */.zMY().optional(),
	idempotentHint: classic_schemas/* boolean */.zMY().optional(),
	openWorldHint: classic_schemas/* boolean */.zMY().optional()
});
/**
* Execution-related properties for a tool.
*/
const ToolExecutionSchema = classic_schemas/* object */.Ikc({ taskSupport: classic_schemas/* enum */.k5n([
	"required",
	"optional",
	"forbidden"
]).optional() });
/**
* Definition for a tool the client can call.
*/
const ToolSchema = classic_schemas/* object */.Ikc({
	...BaseMetadataSchema.shape,
	...IconsSchema.shape,
	description: classic_schemas/* string */.YjP().optional(),
	inputSchema: classic_schemas/* object */.Ikc({
		type: classic_schemas/* literal */.euz("object"),
		properties: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), JSONValueSchema).optional(),
		required: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional()
	}).catchall(classic_schemas/* unknown */.L5J()),
	outputSchema: classic_schemas/* looseObject */._H3({ $schema: classic_schemas/* string */.YjP().optional() }).optional(),
	annotations: ToolAnnotationsSchema.optional(),
	execution: ToolExecutionSchema.optional(),
	_meta: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional()
});
/**
* Sent from the client to request a list of tools the server has.
*/
const ListToolsRequestSchema = PaginatedRequestSchema.extend({ method: classic_schemas/* literal */.euz("tools/list") });
/**
* The server's response to a {@linkcode ListToolsRequest | tools/list} request from the client.
*/
const ListToolsResultSchema = PaginatedResultSchema.extend({ tools: classic_schemas/* array */.YOg(ToolSchema) });
/**
* The server's response to a tool call.
*/
const CallToolResultSchema = ResultSchema.extend({
	content: classic_schemas/* array */.YOg(ContentBlockSchema).default([]),
	structuredContent: classic_schemas/* unknown */.L5J().optional(),
	isError: classic_schemas/* boolean */.zMY().optional()
});
/**
* {@linkcode CallToolResultSchema} extended with backwards compatibility to protocol version 2024-10-07.
*/
const CompatibilityCallToolResultSchema = CallToolResultSchema.or(ResultSchema.extend({ toolResult: classic_schemas/* unknown */.L5J() }));
/**
* Parameters for a `tools/call` request.
*/
const CallToolRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
	name: classic_schemas/* string */.YjP(),
	arguments: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional()
});
/**
* Used by the client to invoke a tool provided by the server.
*/
const CallToolRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("tools/call"),
	params: CallToolRequestParamsSchema
});
/**
* An optional notification from the server to the client, informing it that the list of tools it offers has changed. This may be issued by servers without any previous subscription from the client.
*/
const ToolListChangedNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/tools/list_changed"),
	params: NotificationsParamsSchema.optional()
});
/**
* Base schema for list changed subscription options (without callback).
* Used internally for Zod validation of `autoRefresh` and `debounceMs`.
*/
const ListChangedOptionsBaseSchema = classic_schemas/* object */.Ikc({
	autoRefresh: classic_schemas/* boolean */.zMY().default(true),
	debounceMs: classic_schemas/* number */.aig().int().nonnegative().default(300)
});
/**
* The severity of a log message.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to stderr logging
* (STDIO servers) or OpenTelemetry.
*/
const LoggingLevelSchema = classic_schemas/* enum */.k5n([
	"debug",
	"info",
	"notice",
	"warning",
	"error",
	"critical",
	"alert",
	"emergency"
]);
/**
* Parameters for a `logging/setLevel` request.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to stderr logging
* (STDIO servers) or OpenTelemetry.
*/
const SetLevelRequestParamsSchema = BaseRequestParamsSchema.extend({ level: LoggingLevelSchema });
/**
* A request from the client to the server, to enable or adjust logging.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to stderr logging
* (STDIO servers) or OpenTelemetry.
*/
const SetLevelRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("logging/setLevel"),
	params: SetLevelRequestParamsSchema
});
/**
* Parameters for a `notifications/message` notification.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to stderr logging
* (STDIO servers) or OpenTelemetry.
*/
const LoggingMessageNotificationParamsSchema = NotificationsParamsSchema.extend({
	level: LoggingLevelSchema,
	logger: classic_schemas/* string */.YjP().optional(),
	data: classic_schemas/* unknown */.L5J()
});
/**
* Notification of a log message passed from server to client. If no `logging/setLevel` request has been sent from the client, the server MAY decide which messages to send automatically.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to stderr logging
* (STDIO servers) or OpenTelemetry.
*/
const LoggingMessageNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/message"),
	params: LoggingMessageNotificationParamsSchema
});
/**
* Hints to use for model selection.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const ModelHintSchema = classic_schemas/* object */.Ikc({ name: classic_schemas/* string */.YjP().optional() });
/**
* The server's preferences for model selection, requested of the client during sampling.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const ModelPreferencesSchema = classic_schemas/* object */.Ikc({
	hints: classic_schemas/* array */.YOg(ModelHintSchema).optional(),
	costPriority: classic_schemas/* number */.aig().min(0).max(1).optional(),
	speedPriority: classic_schemas/* number */.aig().min(0).max(1).optional(),
	intelligencePriority: classic_schemas/* number */.aig().min(0).max(1).optional()
});
/**
* Controls tool usage behavior in sampling requests.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const ToolChoiceSchema = classic_schemas/* object */.Ikc({ mode: classic_schemas/* enum */.k5n([
	"auto",
	"required",
	"none"
]).optional() });
/**
* The result of a tool execution, provided by the user (server).
* Represents the outcome of invoking a tool requested via `ToolUseContent`.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const ToolResultContentSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("tool_result"),
	toolUseId: classic_schemas/* string */.YjP().describe("The unique identifier for the corresponding tool call."),
	content: classic_schemas/* array */.YOg(ContentBlockSchema),
	structuredContent: classic_schemas/* unknown */.L5J().optional(),
	isError: classic_schemas/* boolean */.zMY().optional(),
	_meta: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional()
});
/**
* Basic content types for sampling responses (without tool use).
* Used for backwards-compatible {@linkcode CreateMessageResult} when tools are not used.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const SamplingContentSchema = classic_schemas/* discriminatedUnion */.gMt("type", [
	TextContentSchema,
	ImageContentSchema,
	AudioContentSchema
]);
/**
* Content block types allowed in sampling messages.
* This includes text, image, audio, tool use requests, and tool results.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const SamplingMessageContentBlockSchema = classic_schemas/* discriminatedUnion */.gMt("type", [
	TextContentSchema,
	ImageContentSchema,
	AudioContentSchema,
	ToolUseContentSchema,
	ToolResultContentSchema
]);
/**
* Describes a message issued to or received from an LLM API.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const SamplingMessageSchema = classic_schemas/* object */.Ikc({
	role: RoleSchema,
	content: classic_schemas/* union */.KCZ([SamplingMessageContentBlockSchema, classic_schemas/* array */.YOg(SamplingMessageContentBlockSchema)]),
	_meta: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional()
});
/**
* Parameters for a `sampling/createMessage` request.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const CreateMessageRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
	messages: classic_schemas/* array */.YOg(SamplingMessageSchema),
	modelPreferences: ModelPreferencesSchema.optional(),
	systemPrompt: classic_schemas/* string */.YjP().optional(),
	includeContext: classic_schemas/* enum */.k5n([
		"none",
		"thisServer",
		"allServers"
	]).optional(),
	temperature: classic_schemas/* number */.aig().optional(),
	maxTokens: classic_schemas/* number */.aig().int(),
	stopSequences: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	metadata: JSONObjectSchema.optional(),
	tools: classic_schemas/* array */.YOg(ToolSchema).optional(),
	toolChoice: ToolChoiceSchema.optional()
});
/**
* A request from the server to sample an LLM via the client. The client has full discretion over which model to select. The client should also inform the user before beginning sampling, to allow them to inspect the request (human in the loop) and decide whether to approve it.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const CreateMessageRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("sampling/createMessage"),
	params: CreateMessageRequestParamsSchema
});
/**
* The client's response to a `sampling/create_message` request from the server.
* This is the backwards-compatible version that returns single content (no arrays).
* Used when the request does not include tools.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const CreateMessageResultSchema = ResultSchema.extend({
	model: classic_schemas/* string */.YjP(),
	stopReason: classic_schemas/* optional */.lqM(classic_schemas/* enum */.k5n([
		"endTurn",
		"stopSequence",
		"maxTokens"
	]).or(classic_schemas/* string */.YjP())),
	role: RoleSchema,
	content: SamplingContentSchema
});
/**
* The client's response to a `sampling/create_message` request when tools were provided.
* This version supports array content for tool use flows.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to calling LLM
* provider APIs directly.
*/
const CreateMessageResultWithToolsSchema = ResultSchema.extend({
	model: classic_schemas/* string */.YjP(),
	stopReason: classic_schemas/* optional */.lqM(classic_schemas/* enum */.k5n([
		"endTurn",
		"stopSequence",
		"maxTokens",
		"toolUse"
	]).or(classic_schemas/* string */.YjP())),
	role: RoleSchema,
	content: classic_schemas/* union */.KCZ([SamplingMessageContentBlockSchema, classic_schemas/* array */.YOg(SamplingMessageContentBlockSchema)])
});
/**
* Primitive schema definition for boolean fields.
*/
const BooleanSchemaSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("boolean"),
	title: classic_schemas/* string */.YjP().optional(),
	description: classic_schemas/* string */.YjP().optional(),
	default: classic_schemas/* boolean */.zMY().optional()
});
/**
* Primitive schema definition for string fields.
*/
const StringSchemaSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("string"),
	title: classic_schemas/* string */.YjP().optional(),
	description: classic_schemas/* string */.YjP().optional(),
	minLength: classic_schemas/* number */.aig().optional(),
	maxLength: classic_schemas/* number */.aig().optional(),
	format: classic_schemas/* enum */.k5n([
		"email",
		"uri",
		"date",
		"date-time"
	]).optional(),
	default: classic_schemas/* string */.YjP().optional()
});
/**
* Primitive schema definition for number fields.
*/
const NumberSchemaSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* enum */.k5n(["number", "integer"]),
	title: classic_schemas/* string */.YjP().optional(),
	description: classic_schemas/* string */.YjP().optional(),
	minimum: classic_schemas/* number */.aig().optional(),
	maximum: classic_schemas/* number */.aig().optional(),
	default: classic_schemas/* number */.aig().optional()
});
/**
* Schema for single-selection enumeration without display titles for options.
*/
const UntitledSingleSelectEnumSchemaSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("string"),
	title: classic_schemas/* string */.YjP().optional(),
	description: classic_schemas/* string */.YjP().optional(),
	enum: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
	default: classic_schemas/* string */.YjP().optional()
});
/**
* Schema for single-selection enumeration with display titles for each option.
*/
const TitledSingleSelectEnumSchemaSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("string"),
	title: classic_schemas/* string */.YjP().optional(),
	description: classic_schemas/* string */.YjP().optional(),
	oneOf: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
		const: classic_schemas/* string */.YjP(),
		title: classic_schemas/* string */.YjP()
	})),
	default: classic_schemas/* string */.YjP().optional()
});
/**
* Use {@linkcode TitledSingleSelectEnumSchema} instead.
* This interface will be removed in a future version.
*/
const LegacyTitledEnumSchemaSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("string"),
	title: classic_schemas/* string */.YjP().optional(),
	description: classic_schemas/* string */.YjP().optional(),
	enum: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
	enumNames: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	default: classic_schemas/* string */.YjP().optional()
});
const SingleSelectEnumSchemaSchema = classic_schemas/* union */.KCZ([UntitledSingleSelectEnumSchemaSchema, TitledSingleSelectEnumSchemaSchema]);
/**
* Schema for multiple-selection enumeration without display titles for options.
*/
const UntitledMultiSelectEnumSchemaSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("array"),
	title: classic_schemas/* string */.YjP().optional(),
	description: classic_schemas/* string */.YjP().optional(),
	minItems: classic_schemas/* number */.aig().optional(),
	maxItems: classic_schemas/* number */.aig().optional(),
	items: classic_schemas/* object */.Ikc({
		type: classic_schemas/* literal */.euz("string"),
		enum: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP())
	}),
	default: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional()
});
/**
* Schema for multiple-selection enumeration with display titles for each option.
*/
const TitledMultiSelectEnumSchemaSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("array"),
	title: classic_schemas/* string */.YjP().optional(),
	description: classic_schemas/* string */.YjP().optional(),
	minItems: classic_schemas/* number */.aig().optional(),
	maxItems: classic_schemas/* number */.aig().optional(),
	items: classic_schemas/* object */.Ikc({ anyOf: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
		const: classic_schemas/* string */.YjP(),
		title: classic_schemas/* string */.YjP()
	})) }),
	default: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional()
});
/**
* Combined schema for multiple-selection enumeration
*/
const MultiSelectEnumSchemaSchema = classic_schemas/* union */.KCZ([UntitledMultiSelectEnumSchemaSchema, TitledMultiSelectEnumSchemaSchema]);
/**
* Primitive schema definition for enum fields.
*/
const EnumSchemaSchema = classic_schemas/* union */.KCZ([
	LegacyTitledEnumSchemaSchema,
	SingleSelectEnumSchemaSchema,
	MultiSelectEnumSchemaSchema
]);
/**
* Union of all primitive schema definitions.
*/
const PrimitiveSchemaDefinitionSchema = classic_schemas/* union */.KCZ([
	EnumSchemaSchema,
	BooleanSchemaSchema,
	StringSchemaSchema,
	NumberSchemaSchema
]);
/**
* Parameters for an `elicitation/create` request for form-based elicitation.
*/
const ElicitRequestFormParamsSchema = TaskAugmentedRequestParamsSchema.extend({
	mode: classic_schemas/* literal */.euz("form").optional(),
	message: classic_schemas/* string */.YjP(),
	requestedSchema: classic_schemas/* object */.Ikc({
		type: classic_schemas/* literal */.euz("object"),
		properties: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), PrimitiveSchemaDefinitionSchema),
		required: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional()
	}).catchall(classic_schemas/* unknown */.L5J())
});
/**
* Parameters for an {@linkcode ElicitRequest | elicitation/create} request for URL-based elicitation.
*/
const ElicitRequestURLParamsSchema = TaskAugmentedRequestParamsSchema.extend({
	mode: classic_schemas/* literal */.euz("url"),
	message: classic_schemas/* string */.YjP(),
	elicitationId: classic_schemas/* string */.YjP(),
	url: classic_schemas/* string */.YjP().url()
});
/**
* The parameters for a request to elicit additional information from the user via the client.
*/
const ElicitRequestParamsSchema = classic_schemas/* union */.KCZ([ElicitRequestFormParamsSchema, ElicitRequestURLParamsSchema]);
/**
* A request from the server to elicit user input via the client.
* The client should present the message and form fields to the user (form mode)
* or navigate to a URL (URL mode).
*/
const ElicitRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("elicitation/create"),
	params: ElicitRequestParamsSchema
});
/**
* Parameters for a {@linkcode ElicitationCompleteNotification | notifications/elicitation/complete} notification.
*
* @deprecated Removed from the spec by #2891 (2026-07-28). The client learns the outcome
* of an out-of-band interaction by retrying the original request; no server-initiated
* completion signal exists in the 2026-07-28 revision. Kept here for the 2025-era flow
* only. The 2026-07-28 wire codec excludes this notification.
* @category notifications/elicitation/complete
*/
const ElicitationCompleteNotificationParamsSchema = NotificationsParamsSchema.extend({ elicitationId: classic_schemas/* string */.YjP() });
/**
* A notification from the server to the client, informing it of a completion of an out-of-band elicitation request.
*
* @deprecated Removed from the spec by #2891 (2026-07-28). The client learns the outcome
* of an out-of-band interaction by retrying the original request; no server-initiated
* completion signal exists in the 2026-07-28 revision. Kept here for the 2025-era flow
* only. The 2026-07-28 wire codec excludes this notification.
* @category notifications/elicitation/complete
*/
const ElicitationCompleteNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/elicitation/complete"),
	params: ElicitationCompleteNotificationParamsSchema
});
/**
* The client's response to an {@linkcode ElicitRequest | elicitation/create} request from the server.
*/
const ElicitResultSchema = ResultSchema.extend({
	action: classic_schemas/* enum */.k5n([
		"accept",
		"decline",
		"cancel"
	]),
	content: classic_schemas/* preprocess */.vkY((val) => val === null ? void 0 : val, classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* union */.KCZ([
		classic_schemas/* string */.YjP(),
		classic_schemas/* number */.aig(),
		classic_schemas/* boolean */.zMY(),
		classic_schemas/* array */.YOg(classic_schemas/* string */.YjP())
	])).optional())
});
/**
* A reference to a resource or resource template definition.
*/
const ResourceTemplateReferenceSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("ref/resource"),
	uri: classic_schemas/* string */.YjP()
});
/**
* Identifies a prompt.
*/
const PromptReferenceSchema = classic_schemas/* object */.Ikc({
	type: classic_schemas/* literal */.euz("ref/prompt"),
	name: classic_schemas/* string */.YjP()
});
/**
* Parameters for a {@linkcode CompleteRequest | completion/complete} request.
*/
const CompleteRequestParamsSchema = BaseRequestParamsSchema.extend({
	ref: classic_schemas/* union */.KCZ([PromptReferenceSchema, ResourceTemplateReferenceSchema]),
	argument: classic_schemas/* object */.Ikc({
		name: classic_schemas/* string */.YjP(),
		value: classic_schemas/* string */.YjP()
	}),
	context: classic_schemas/* object */.Ikc({ arguments: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).optional() }).optional()
});
/**
* A request from the client to the server, to ask for completion options.
*/
const CompleteRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("completion/complete"),
	params: CompleteRequestParamsSchema
});
/**
* The server's response to a {@linkcode CompleteRequest | completion/complete} request
*/
const CompleteResultSchema = ResultSchema.extend({ completion: classic_schemas/* looseObject */._H3({
	values: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).max(100),
	total: classic_schemas/* optional */.lqM(classic_schemas/* number */.aig().int()),
	hasMore: classic_schemas/* optional */.lqM(classic_schemas/* boolean */.zMY())
}) });
/**
* Represents a root directory or file that the server can operate on.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to passing paths via
* tool parameters, resource URIs, or configuration.
*/
const RootSchema = classic_schemas/* object */.Ikc({
	uri: classic_schemas/* string */.YjP().startsWith("file://"),
	name: classic_schemas/* string */.YjP().optional(),
	_meta: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional()
});
/**
* Sent from the server to request a list of root URIs from the client.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to passing paths via
* tool parameters, resource URIs, or configuration.
*/
const ListRootsRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("roots/list"),
	params: BaseRequestParamsSchema.optional()
});
/**
* The client's response to a `roots/list` request from the server.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to passing paths via
* tool parameters, resource URIs, or configuration.
*/
const ListRootsResultSchema = ResultSchema.extend({ roots: classic_schemas/* array */.YOg(RootSchema) });
/**
* A notification from the client to the server, informing it that the list of roots has changed.
*
* @deprecated Deprecated as of protocol version 2026-07-28 (SEP-2577); remains
* in the specification for at least twelve months. Migrate to passing paths via
* tool parameters, resource URIs, or configuration.
*/
const RootsListChangedNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/roots/list_changed"),
	params: NotificationsParamsSchema.optional()
});
/**
* Task creation parameters, used to ask that the server create a task to represent a request.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const TaskCreationParamsSchema = classic_schemas/* looseObject */._H3({
	ttl: classic_schemas/* number */.aig().optional(),
	pollInterval: classic_schemas/* number */.aig().optional()
});
/**
* The status of a task.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const TaskStatusSchema = classic_schemas/* enum */.k5n([
	"working",
	"input_required",
	"completed",
	"failed",
	"cancelled"
]);
/**
* A pollable state object associated with a request.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const TaskSchema = classic_schemas/* object */.Ikc({
	taskId: classic_schemas/* string */.YjP(),
	status: TaskStatusSchema,
	ttl: classic_schemas/* union */.KCZ([classic_schemas/* number */.aig(), classic_schemas/* null */.chJ()]),
	createdAt: classic_schemas/* string */.YjP(),
	lastUpdatedAt: classic_schemas/* string */.YjP(),
	pollInterval: classic_schemas/* optional */.lqM(classic_schemas/* number */.aig()),
	statusMessage: classic_schemas/* optional */.lqM(classic_schemas/* string */.YjP())
});
/**
* Result returned when a task is created, containing the task data wrapped in a `task` field.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const CreateTaskResultSchema = ResultSchema.extend({ task: TaskSchema });
/**
* Parameters for task status notification.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const TaskStatusNotificationParamsSchema = NotificationsParamsSchema.merge(TaskSchema);
/**
* A notification sent when a task's status changes.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const TaskStatusNotificationSchema = NotificationSchema.extend({
	method: classic_schemas/* literal */.euz("notifications/tasks/status"),
	params: TaskStatusNotificationParamsSchema
});
/**
* A request to get the state of a specific task.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const GetTaskRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("tasks/get"),
	params: BaseRequestParamsSchema.extend({ taskId: classic_schemas/* string */.YjP() })
});
/**
* The response to a {@linkcode GetTaskRequest | tasks/get} request.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const GetTaskResultSchema = ResultSchema.merge(TaskSchema);
/**
* A request to get the result of a specific task.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const GetTaskPayloadRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("tasks/result"),
	params: BaseRequestParamsSchema.extend({ taskId: classic_schemas/* string */.YjP() })
});
/**
* The response to a `tasks/result` request.
* The structure matches the result type of the original request.
* For example, a {@linkcode CallToolRequest | tools/call} task would return the `CallToolResult` structure.
*
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const GetTaskPayloadResultSchema = ResultSchema.loose();
/**
* A request to list tasks.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const ListTasksRequestSchema = PaginatedRequestSchema.extend({ method: classic_schemas/* literal */.euz("tasks/list") });
/**
* The response to a {@linkcode ListTasksRequest | tasks/list} request.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const ListTasksResultSchema = PaginatedResultSchema.extend({ tasks: classic_schemas/* array */.YOg(TaskSchema) });
/**
* A request to cancel a specific task.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const CancelTaskRequestSchema = RequestSchema.extend({
	method: classic_schemas/* literal */.euz("tasks/cancel"),
	params: BaseRequestParamsSchema.extend({ taskId: classic_schemas/* string */.YjP() })
});
/**
* The response to a {@linkcode CancelTaskRequest | tasks/cancel} request.
*
* @deprecated 2025-11-25 wire vocabulary with no SDK runtime; kept importable for interoperability only.
*/
const CancelTaskResultSchema = ResultSchema.merge(TaskSchema);
const ClientRequestSchema = classic_schemas/* union */.KCZ([
	PingRequestSchema,
	InitializeRequestSchema,
	DiscoverRequestSchema,
	CompleteRequestSchema,
	SetLevelRequestSchema,
	GetPromptRequestSchema,
	ListPromptsRequestSchema,
	ListResourcesRequestSchema,
	ListResourceTemplatesRequestSchema,
	ReadResourceRequestSchema,
	SubscribeRequestSchema,
	UnsubscribeRequestSchema,
	SubscriptionsListenRequestSchema,
	CallToolRequestSchema,
	ListToolsRequestSchema
]);
const ClientNotificationSchema = classic_schemas/* union */.KCZ([
	CancelledNotificationSchema,
	ProgressNotificationSchema,
	InitializedNotificationSchema,
	RootsListChangedNotificationSchema
]);
const ClientResultSchema = classic_schemas/* union */.KCZ([
	EmptyResultSchema,
	CreateMessageResultSchema,
	CreateMessageResultWithToolsSchema,
	ElicitResultSchema,
	ListRootsResultSchema
]);
const ServerRequestSchema = classic_schemas/* union */.KCZ([
	PingRequestSchema,
	CreateMessageRequestSchema,
	ElicitRequestSchema,
	ListRootsRequestSchema
]);
const ServerNotificationSchema = classic_schemas/* union */.KCZ([
	CancelledNotificationSchema,
	ProgressNotificationSchema,
	LoggingMessageNotificationSchema,
	ResourceUpdatedNotificationSchema,
	ResourceListChangedNotificationSchema,
	ToolListChangedNotificationSchema,
	PromptListChangedNotificationSchema,
	SubscriptionsAcknowledgedNotificationSchema,
	ElicitationCompleteNotificationSchema
]);
const ServerResultSchema = classic_schemas/* union */.KCZ([
	EmptyResultSchema,
	InitializeResultSchema,
	DiscoverResultSchema,
	CompleteResultSchema,
	GetPromptResultSchema,
	ListPromptsResultSchema,
	ListResourcesResultSchema,
	ListResourceTemplatesResultSchema,
	ReadResourceResultSchema,
	CallToolResultSchema,
	ListToolsResultSchema,
	SubscriptionsListenResultSchema
]);

//#endregion

//# sourceMappingURL=schemas-DscsoNZN.mjs.map
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/compat.js
// Zod 3 compat layer

/** @deprecated Use the raw string literal codes instead, e.g. "invalid_type". */
const ZodIssueCode = {
    invalid_type: "invalid_type",
    too_big: "too_big",
    too_small: "too_small",
    invalid_format: "invalid_format",
    not_multiple_of: "not_multiple_of",
    unrecognized_keys: "unrecognized_keys",
    invalid_union: "invalid_union",
    invalid_key: "invalid_key",
    invalid_element: "invalid_element",
    invalid_value: "invalid_value",
    custom: "custom",
};

/** @deprecated Use `z.config(params)` instead. */
function setErrorMap(map) {
    core.config({
        customError: map,
    });
}
/** @deprecated Use `z.config()` instead. */
function getErrorMap() {
    return core.config().customError;
}
/** @deprecated Do not use. Stub definition, only included for zod-to-json-schema compatibility. */
var ZodFirstPartyTypeKind;
(function (ZodFirstPartyTypeKind) {
})(ZodFirstPartyTypeKind || (ZodFirstPartyTypeKind = {}));

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(88532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

;// CONCATENATED MODULE: ./node_modules/@modelcontextprotocol/core/dist/auth-UMQCo-ad.mjs


//#region src/auth.ts
/**
* Reusable URL validation that disallows `javascript:` scheme
*/
const SafeUrlSchema = classic_schemas/* url */.OZ5().superRefine((val, ctx) => {
	if (!URL.canParse(val)) {
		ctx.addIssue({
			code: ZodIssueCode.custom,
			message: "URL must be parseable",
			fatal: true
		});
		return core_core/* NEVER */.tm;
	}
}).refine((url) => {
	const u = new URL(url);
	return u.protocol !== "javascript:" && u.protocol !== "data:" && u.protocol !== "vbscript:";
}, { message: "URL cannot use javascript:, data:, or vbscript: scheme" });
/**
* RFC 9728 OAuth Protected Resource Metadata
*/
const OAuthProtectedResourceMetadataSchema = classic_schemas/* looseObject */._H3({
	resource: classic_schemas/* string */.YjP().url(),
	authorization_servers: classic_schemas/* array */.YOg(SafeUrlSchema).optional(),
	jwks_uri: classic_schemas/* string */.YjP().url().optional(),
	scopes_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	bearer_methods_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	resource_signing_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	resource_name: classic_schemas/* string */.YjP().optional(),
	resource_documentation: classic_schemas/* string */.YjP().optional(),
	resource_policy_uri: classic_schemas/* string */.YjP().url().optional(),
	resource_tos_uri: classic_schemas/* string */.YjP().url().optional(),
	tls_client_certificate_bound_access_tokens: classic_schemas/* boolean */.zMY().optional(),
	authorization_details_types_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	dpop_signing_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	dpop_bound_access_tokens_required: classic_schemas/* boolean */.zMY().optional()
});
/**
* RFC 8414 OAuth 2.0 Authorization Server Metadata
*/
const OAuthMetadataSchema = classic_schemas/* looseObject */._H3({
	issuer: classic_schemas/* string */.YjP(),
	authorization_endpoint: SafeUrlSchema,
	token_endpoint: SafeUrlSchema,
	registration_endpoint: SafeUrlSchema.optional(),
	scopes_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	response_types_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
	response_modes_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	grant_types_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	token_endpoint_auth_methods_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	token_endpoint_auth_signing_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	service_documentation: SafeUrlSchema.optional(),
	revocation_endpoint: SafeUrlSchema.optional(),
	revocation_endpoint_auth_methods_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	revocation_endpoint_auth_signing_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	introspection_endpoint: classic_schemas/* string */.YjP().optional(),
	introspection_endpoint_auth_methods_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	introspection_endpoint_auth_signing_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	code_challenge_methods_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	client_id_metadata_document_supported: classic_schemas/* boolean */.zMY().optional(),
	authorization_response_iss_parameter_supported: classic_schemas/* boolean */.zMY().optional().catch(void 0),
	dpop_signing_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional()
});
/**
* OpenID Connect Discovery 1.0 Provider Metadata
*
* @see https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderMetadata
*/
const OpenIdProviderMetadataSchema = classic_schemas/* looseObject */._H3({
	issuer: classic_schemas/* string */.YjP(),
	authorization_endpoint: SafeUrlSchema,
	token_endpoint: SafeUrlSchema,
	userinfo_endpoint: SafeUrlSchema.optional(),
	jwks_uri: SafeUrlSchema,
	registration_endpoint: SafeUrlSchema.optional(),
	scopes_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	response_types_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
	response_modes_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	grant_types_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	acr_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	subject_types_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
	id_token_signing_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
	id_token_encryption_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	id_token_encryption_enc_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	userinfo_signing_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	userinfo_encryption_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	userinfo_encryption_enc_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	request_object_signing_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	request_object_encryption_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	request_object_encryption_enc_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	token_endpoint_auth_methods_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	token_endpoint_auth_signing_alg_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	display_values_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	claim_types_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	claims_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	service_documentation: classic_schemas/* string */.YjP().optional(),
	claims_locales_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	ui_locales_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	claims_parameter_supported: classic_schemas/* boolean */.zMY().optional(),
	request_parameter_supported: classic_schemas/* boolean */.zMY().optional(),
	request_uri_parameter_supported: classic_schemas/* boolean */.zMY().optional(),
	require_request_uri_registration: classic_schemas/* boolean */.zMY().optional(),
	op_policy_uri: SafeUrlSchema.optional(),
	op_tos_uri: SafeUrlSchema.optional(),
	client_id_metadata_document_supported: classic_schemas/* boolean */.zMY().optional(),
	authorization_response_iss_parameter_supported: classic_schemas/* boolean */.zMY().optional().catch(void 0)
});
/**
* OpenID Connect Discovery metadata that may include OAuth 2.0 fields
* This schema represents the real-world scenario where OIDC providers
* return a mix of OpenID Connect and OAuth 2.0 metadata fields
*/
const OpenIdProviderDiscoveryMetadataSchema = classic_schemas/* object */.Ikc({
	...OpenIdProviderMetadataSchema.shape,
	...OAuthMetadataSchema.pick({ code_challenge_methods_supported: true }).shape
});
/**
* OAuth 2.1 token response
*/
const OAuthTokensSchema = classic_schemas/* object */.Ikc({
	access_token: classic_schemas/* string */.YjP(),
	id_token: classic_schemas/* string */.YjP().optional(),
	token_type: classic_schemas/* string */.YjP(),
	expires_in: number().optional(),
	scope: classic_schemas/* string */.YjP().optional(),
	refresh_token: classic_schemas/* string */.YjP().optional(),
	issuer: classic_schemas/* string */.YjP().optional().catch(void 0)
}).strip();
/**
* RFC 8693 §2.2.1 Token Exchange response for ID-JAG tokens.
*
* `token_type` is intentionally optional: per RFC 8693 §2.2.1 it is informational when
* the issued token is not an access token, and per RFC 6749 §5.1 it is case-insensitive,
* so strict checking rejects conformant IdPs.
*/
const IdJagTokenExchangeResponseSchema = classic_schemas/* object */.Ikc({
	issued_token_type: classic_schemas/* literal */.euz("urn:ietf:params:oauth:token-type:id-jag"),
	access_token: classic_schemas/* string */.YjP(),
	token_type: classic_schemas/* string */.YjP().optional(),
	expires_in: classic_schemas/* number */.aig().optional(),
	scope: classic_schemas/* string */.YjP().optional()
}).strip();
/**
* OAuth 2.1 error response
*/
const OAuthErrorResponseSchema = classic_schemas/* object */.Ikc({
	error: classic_schemas/* string */.YjP(),
	error_description: classic_schemas/* string */.YjP().optional(),
	error_uri: classic_schemas/* string */.YjP().optional()
});
/**
* Optional version of {@linkcode SafeUrlSchema} that allows empty string for backward compatibility on `tos_uri` and `logo_uri`
*/
const OptionalSafeUrlSchema = SafeUrlSchema.optional().or(classic_schemas/* literal */.euz("").transform(() => void 0));
/**
* RFC 7591 OAuth 2.0 Dynamic Client Registration metadata
*/
const OAuthClientMetadataSchema = classic_schemas/* object */.Ikc({
	redirect_uris: classic_schemas/* array */.YOg(SafeUrlSchema),
	token_endpoint_auth_method: classic_schemas/* string */.YjP().optional(),
	grant_types: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	response_types: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	application_type: classic_schemas/* string */.YjP().optional(),
	client_name: classic_schemas/* string */.YjP().optional(),
	client_uri: SafeUrlSchema.optional(),
	logo_uri: OptionalSafeUrlSchema,
	scope: classic_schemas/* string */.YjP().optional(),
	contacts: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
	tos_uri: OptionalSafeUrlSchema,
	policy_uri: classic_schemas/* string */.YjP().optional(),
	jwks_uri: SafeUrlSchema.optional(),
	jwks: classic_schemas/* any */.bzn().optional(),
	software_id: classic_schemas/* string */.YjP().optional(),
	software_version: classic_schemas/* string */.YjP().optional(),
	software_statement: classic_schemas/* string */.YjP().optional()
}).strip();
/**
* RFC 7591 OAuth 2.0 Dynamic Client Registration client information
*/
const OAuthClientInformationSchema = classic_schemas/* object */.Ikc({
	client_id: classic_schemas/* string */.YjP(),
	client_secret: classic_schemas/* string */.YjP().optional(),
	client_id_issued_at: classic_schemas/* number */.aig().optional(),
	client_secret_expires_at: classic_schemas/* number */.aig().optional(),
	issuer: classic_schemas/* string */.YjP().optional().catch(void 0)
}).strip();
/**
* RFC 7591 OAuth 2.0 Dynamic Client Registration full response (client information plus metadata)
*/
const OAuthClientInformationFullSchema = OAuthClientMetadataSchema.merge(OAuthClientInformationSchema);
/**
* RFC 7591 OAuth 2.0 Dynamic Client Registration error response
*/
const OAuthClientRegistrationErrorSchema = classic_schemas/* object */.Ikc({
	error: classic_schemas/* string */.YjP(),
	error_description: classic_schemas/* string */.YjP().optional()
}).strip();
/**
* RFC 7009 OAuth 2.0 Token Revocation request
*/
const OAuthTokenRevocationRequestSchema = classic_schemas/* object */.Ikc({
	token: classic_schemas/* string */.YjP(),
	token_type_hint: classic_schemas/* string */.YjP().optional()
}).strip();

//#endregion

//# sourceMappingURL=auth-UMQCo-ad.mjs.map
;// CONCATENATED MODULE: ./node_modules/@modelcontextprotocol/core/dist/internal.mjs





/***/ })

};
