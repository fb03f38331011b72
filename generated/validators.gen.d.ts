// Made from spec/openapi.yaml and spec/schemas/ by npm run generate. Do not edit: change the source and generate again.

/** One way in which a value breaks the contract. */
export type Violation = {
  /** Where in the value, as a JSON pointer; the value itself is ''. For a missing or unknown member, that member. */
  readonly path: string;
  /** The JSON Schema keyword that is broken, such as required or maximum. */
  readonly keyword: string;
  /** What is wrong, to be read after the path: 'must be at most 300000'. */
  readonly message: string;
  /** Whether the source states the broken rule or we chose it. */
  readonly basis: 'stated' | 'choice';
  /** Where the rule stands: #/ schema name / path within it. */
  readonly rule: string;
  /** Whether the value is lawful and asks for something the interface does not show: a server that lacks it answers 501. */
  readonly asks: boolean;
};

/** Says how a value breaks the contract; an empty list says that it does not. */
export type Validator = (value: unknown) => readonly Violation[];

/** Known names can be read plainly; any other text may find nothing. */
export type ValidatorTable<Name extends string> = { readonly [Key in Name]: Validator } & { readonly [key: string]: Validator | undefined };

/** By operationId. They report every violation, 100 at most, and leave the value as it is. A multipart body is judged as { file, options }. */
export const requestValidators: ValidatorTable<BodyOperationId>;
/** By operationId. They report the first violation; a value without one has its absent members filled with the contract's defaults, in place. */
export const requestValidatorsWithDefaults: ValidatorTable<BodyOperationId>;
/** By operationId; judge { path, query, header } (header names in lower case). They turn texts into numbers and booleans and fill defaults in, in place. */
export const parameterValidators: ValidatorTable<ParameterOperationId>;
/** By operationId and status with a space between: 'parseFile 200'. 'parseFile default' is for every status without an entry. */
export const responseValidators: { readonly [operationAndStatus: string]: Validator | undefined };
/** By the full name of the event: 'crawl.page'. */
export const webhookValidators: ValidatorTable<import('./operations.gen.js').WebhookEvent>;
/** By the name of the schema in the document. */
export const schemaValidators: ValidatorTable<SchemaName>;
/** By the name of the schema; they fill defaults in, as requestValidatorsWithDefaults do. */
export const schemaValidatorsWithDefaults: ValidatorTable<FilledSchemaName>;

export type BodyOperationId =
  | "parseFile"
  | "scrapeUrl"
  | "startBatchScrape"
  | "startCrawl"
  | "previewCrawlParams"
  | "mapSite"
  | "startAgent"
  | "startExtract"
  | "createMonitor"
  | "updateMonitor";
export type ParameterOperationId =
  | "getScrape"
  | "startBatchScrape"
  | "getBatchScrape"
  | "cancelBatchScrape"
  | "getBatchScrapeErrors"
  | "startCrawl"
  | "getCrawl"
  | "cancelCrawl"
  | "getCrawlErrors"
  | "getAgent"
  | "cancelAgent"
  | "getExtract"
  | "listMonitors"
  | "getMonitor"
  | "deleteMonitor"
  | "updateMonitor"
  | "runMonitor"
  | "listMonitorChecks"
  | "getMonitorCheck"
  | "listWebhookDeliveries"
  | "getCreditUsageHistory"
  | "getTokenUsageHistory"
  | "getActivity";
export type FilledSchemaName =
  | "ParseUpload"
  | "ScrapeRequest"
  | "BatchScrapeRequest"
  | "CrawlRequest"
  | "CrawlParamsPreviewRequest"
  | "MapRequest"
  | "AgentRequest"
  | "ExtractRequest"
  | "MonitorRequest"
  | "MonitorUpdateRequest"
  | "ParseOptions"
  | "ScrapeOptions";
export type SchemaName =
  | "CreditUsage"
  | "CreditUsageHistory"
  | "TokenUsage"
  | "TokenUsageHistory"
  | "QueueStatus"
  | "Concurrency"
  | "Activity"
  | "Action"
  | "WaitAction"
  | "ClickAction"
  | "WriteAction"
  | "PressAction"
  | "ScrollAction"
  | "ScreenshotAction"
  | "ScrapeAction"
  | "ExecuteJavascriptAction"
  | "PdfAction"
  | "AgentRequest"
  | "AgentStarted"
  | "AgentStatus"
  | "AgentCancelled"
  | "AuditMetadata"
  | "BatchScrapeRequest"
  | "BatchScrapeStarted"
  | "Branding"
  | "HexColor"
  | "ChangeTracking"
  | "ChangedValue"
  | "CrawlRequest"
  | "CrawlStarted"
  | "ActiveCrawls"
  | "CrawlParamsPreviewRequest"
  | "CrawlParamsPreview"
  | "DocumentResponse"
  | "DocumentData"
  | "PageText"
  | "PageBlocks"
  | "PageBlock"
  | "AttributeValues"
  | "ActionResults"
  | "ErrorBody"
  | "ErrorCodeName"
  | "BadRequestError"
  | "PaymentRequiredError"
  | "RateLimitError"
  | "UnexpectedError"
  | "ExtractRequest"
  | "ExtractStarted"
  | "ExtractStatus"
  | "PlainFormat"
  | "ScrapeFormats"
  | "ScrapeFormat"
  | "ScrapeFormatName"
  | "PlainScrapeFormat"
  | "JsonFormat"
  | "ScreenshotFormat"
  | "FullPage"
  | "ScreenshotQuality"
  | "Viewport"
  | "ChangeTrackingFormat"
  | "AttributesFormat"
  | "QuestionFormat"
  | "HighlightsFormat"
  | "QueryFormat"
  | "JobId"
  | "JobStatus"
  | "PagesJob"
  | "JobErrors"
  | "JobCancelled"
  | "KnownOptions"
  | "KnownBrowserOptions"
  | "KnownCrawlOptions"
  | "KnownMapOptions"
  | "KnownAgentOptions"
  | "KnownExtractOptions"
  | "KnownMonitorOptions"
  | "AnyObject"
  | "ThreatProtection"
  | "ImageParser"
  | "KnownJsonOptions"
  | "MonitorSearchTarget"
  | "MapRequest"
  | "MapResponse"
  | "MapLink"
  | "Menu"
  | "MenuSection"
  | "MenuItem"
  | "Metadata"
  | "TextOrTexts"
  | "MonitorRequest"
  | "MonitorUpdateRequest"
  | "MonitorMembers"
  | "MonitorScheduleRequest"
  | "MonitorTarget"
  | "MonitorScrapeTarget"
  | "MonitorCrawlTarget"
  | "Monitor"
  | "MonitorResponse"
  | "MonitorListResponse"
  | "MonitorDeleted"
  | "MonitorCheckStatus"
  | "MonitorCheckSummary"
  | "MonitorCheck"
  | "MonitorRunResponse"
  | "MonitorCheckListResponse"
  | "MonitorCheckResponse"
  | "MonitorCheckDetail"
  | "MonitorPage"
  | "ParseFormatsResponse"
  | "ParseFileFormat"
  | "ParseUpload"
  | "ParseOptions"
  | "ParseFormat"
  | "ParseFormatName"
  | "ParseJsonFormat"
  | "Parsers"
  | "Parser"
  | "PdfParser"
  | "Product"
  | "ProductVariant"
  | "Price"
  | "RedactPIIOptions"
  | "PIIEntity"
  | "ScrapeRequest"
  | "ScrapeOptions"
  | "ScrapeOptionMembers"
  | "RequestHeaders"
  | "Location"
  | "Webhook"
  | "WebhookUrl"
  | "WebhookConfig"
  | "WebhookMetadata"
  | "WebhookEnvelope"
  | "DeliveryStatus"
  | "WebhookDeliveries"
  | "WebhookDelivery"
  | "JobStartedEvent"
  | "PageEvent"
  | "PagesCompletedEvent"
  | "CrawlFailedEvent"
  | "ExtractCompletedEvent"
  | "ExtractFailedEvent"
  | "AgentActionEvent"
  | "AgentCompletedEvent"
  | "AgentEndedEvent"
  | "MonitorCheckCompletedEvent";
