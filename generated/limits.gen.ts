// Made from x-limits of spec/openapi.yaml by npm run generate. Do not edit: change the source and generate again.

/** Every limit, default and bound of the contract that code needs, by a name that ends in its unit. */
export const limits = {
  /** The largest upload, 50 MB; taken as mebibytes. Unit: bytes. Basis: stated. */
  parseFileMaxBytes: 52428800,
  /** The extensions of files that can be parsed. Unit: extensions. Basis: stated. */
  parseFileExtensions: [".html",".htm",".pdf",".docx",".doc",".odt",".rtf",".xlsx",".xls"],
  /** Options of other operations that /parse does not support. Unit: names. Basis: stated. */
  parseBrowserOnlyOptions: ["actions","waitFor","location","mobile"],
  /** Formats that need a rendered page, and change tracking, which /parse does not support; the source names the last alone. Unit: names. Basis: choice. */
  parseUnsupportedFormats: ["screenshot","changeTracking","branding","product","menu","attributes","audio","video"],
  /** The output kinds when none are asked for. Unit: names. Basis: stated. */
  parseFormatsDefault: ["markdown"],
  /** The timeout of a parse. Unit: ms. Basis: stated. */
  parseTimeoutDefaultMs: 30000,
  /** The shortest timeout of a parse. Unit: ms. Basis: choice. */
  parseTimeoutMinMs: 1,
  /** The longest timeout of a parse. Unit: ms. Basis: stated. */
  parseTimeoutMaxMs: 300000,
  /** The modes of the PDF parser. Unit: names. Basis: stated. */
  pdfModes: ["fast","auto","ocr"],
  /** The mode of the PDF parser when none is asked for. Unit: name. Basis: stated. */
  pdfModeDefault: "auto",
  /** The smallest maxPages. Unit: pages. Basis: stated. */
  pdfMaxPagesMin: 1,
  /** The largest maxPages. Unit: pages. Basis: stated. */
  pdfMaxPagesMax: 10000,
  /** The longest username of audit metadata. Unit: characters. Basis: stated. */
  auditUsernameMaxLength: 1024,
  /** The kinds of personal data that can be redacted. Unit: names. Basis: stated. */
  piiEntities: ["PERSON","EMAIL","PHONE","LOCATION","FINANCIAL","SECRET"],
  /** The mode of redaction when none is asked for. Unit: name. Basis: stated. */
  piiModeDefault: "accurate",
  /** The style of redaction when none is asked for. Unit: name. Basis: stated. */
  piiReplaceStyleDefault: "tag",
  /** The timeout of a scrape. Unit: ms. Basis: stated. */
  scrapeTimeoutDefaultMs: 60000,
  /** The shortest timeout of a scrape. Unit: ms. Basis: stated. */
  scrapeTimeoutMinMs: 1000,
  /** The longest timeout of a scrape. Unit: ms. Basis: choice. */
  scrapeTimeoutMaxMs: 300000,
  /** The extra wait of a scrape. Unit: ms. Basis: stated. */
  scrapeWaitForDefaultMs: 0,
  /** The age up to which a cached result is returned. Unit: ms. Basis: stated. */
  scrapeMaxAgeDefaultMs: 172800000,
  /** The longest prompt of a json format of a scrape. Unit: characters. Basis: stated. */
  scrapeJsonPromptMaxLength: 10000,
  /** What a PDF costs that is returned as base64. Unit: credits. Basis: stated. */
  scrapeUnparsedPdfCredits: 1,
  /** The most actions of a request. Unit: actions. Basis: stated. */
  actionsMax: 50,
  /** The most that all wait actions and waitFor may wait together. Unit: ms. Basis: stated. */
  combinedWaitMaxMs: 60000,
  /** How long a wait action waits for its selector. Unit: ms. Basis: stated. */
  waitSelectorTimeoutMs: 30000,
  /** The paper of a pdf action. Unit: name. Basis: stated. */
  pdfActionFormatDefault: "Letter",
  /** The most screenshot formats of a request. Unit: formats. Basis: stated. */
  screenshotFormatsMax: 1,
  /** The widest viewport. Unit: pixels. Basis: stated. */
  viewportWidthMax: 7680,
  /** The highest viewport. Unit: pixels. Basis: stated. */
  viewportHeightMax: 4320,
  /** The most pages of a crawl. Unit: pages. Basis: stated. */
  crawlLimitDefault: 10000,
  /** How many pages of a crawl with a delay are scraped at once. Unit: pages. Basis: stated. */
  crawlDelayConcurrency: 1,
  /** The content of a page of results above which next is offered, 10 MB; taken as mebibytes. Unit: bytes. Basis: stated. */
  resultPageMaxBytes: 10485760,
  /** The most documents on a page of results when no limit is given. Unit: documents. Basis: choice. */
  resultPageDefaultDocuments: 100,
  /** The most links of a map. Unit: links. Basis: stated. */
  mapLimitDefault: 100,
  /** The timeout of a map. Unit: ms. Basis: choice. */
  mapTimeoutDefaultMs: 60000,
  /** The longest prompt of an agent. Unit: characters. Basis: stated. */
  agentPromptMaxLength: 10000,
  /** The most credits an agent spends. Unit: credits. Basis: stated. */
  agentMaxCreditsDefault: 2500,
  /** The model of an agent when none is asked for. Unit: name. Basis: stated. */
  agentModelDefault: "spark-1-mini",
  /** How long the receiver of a notification has to answer. Unit: ms. Basis: stated. */
  webhookResponseTimeoutMs: 10000,
  /** How long after a failed notification it is sent again; after the last, it is given up. Unit: ms. Basis: stated. */
  webhookRetryDelaysMs: [60000,300000,900000],
  /** What can have become of a notification; failed after the last retry. Unit: names. Basis: stated. */
  webhookDeliveryStates: ["delivered","retrying","failed"],
  /** How long a screenshot can be fetched. Unit: ms. Basis: stated. */
  screenshotExpiryMs: 86400000,
  /** How long extracted audio and video can be fetched. Unit: ms. Basis: stated. */
  signedMediaExpiryMs: 3600000,
  /** How long the results of a job are kept. Unit: ms. Basis: choice. */
  jobResultExpiryMs: 86400000,
  /** The largest JSON body of a request. Unit: bytes. Basis: choice. */
  jsonBodyMaxBytes: 10485760,
  /** The shortest time between two checks of a monitor. Unit: ms. Basis: choice. */
  monitorMinIntervalMs: 300000,
  /** How many days the checks of a monitor are kept. Unit: days. Basis: choice. */
  monitorRetentionDaysDefault: 30,
} as const;
