// Made from spec/openapi.yaml by npm run generate. Do not edit: change the source and generate again.

/** One row of the operation table. `path` is relative to the base URL, with parameters in braces. */
export type OperationRow = {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  readonly chapter: string;
  readonly basis: 'stated' | 'choice';
  readonly summary: string;
  readonly successStatus: number;
  readonly statuses: readonly number[];
  readonly hasBody: boolean;
  readonly requestContentType: 'application/json' | 'multipart/form-data' | null;
  /** The webhook events a job of this operation sends, by their full names. */
  readonly webhookEvents: readonly string[];
};

/** Every operation of the contract by its operationId. */
export const operations = {
  parseFile: {"method":"post","path":"/parse","chapter":"parse","basis":"stated","summary":"Parse a file","successStatus":200,"statuses":[200,400,401,402,403,408,413,429,500,501,503],"hasBody":true,"requestContentType":"multipart/form-data","webhookEvents":[]},
  listParseFormats: {"method":"get","path":"/parse/formats","chapter":"parse","basis":"choice","summary":"List the formats of files","successStatus":200,"statuses":[200,400,401,402,403,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  scrapeUrl: {"method":"post","path":"/scrape","chapter":"scrape","basis":"stated","summary":"Scrape a URL","successStatus":200,"statuses":[200,400,401,402,403,404,408,413,429,500,501,503],"hasBody":true,"requestContentType":"application/json","webhookEvents":[]},
  getScrape: {"method":"get","path":"/scrape/{id}","chapter":"scrape","basis":"choice","summary":"Get an earlier scrape","successStatus":200,"statuses":[200,400,401,402,403,404,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  startBatchScrape: {"method":"post","path":"/batch/scrape","chapter":"batch-scrape","basis":"stated","summary":"Start a batch scrape","successStatus":200,"statuses":[200,400,401,402,403,404,409,413,429,500,501,503],"hasBody":true,"requestContentType":"application/json","webhookEvents":["batch_scrape.started","batch_scrape.page","batch_scrape.completed"]},
  getBatchScrape: {"method":"get","path":"/batch/scrape/{id}","chapter":"batch-scrape","basis":"choice","summary":"Get a batch scrape","successStatus":200,"statuses":[200,400,401,402,403,404,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  cancelBatchScrape: {"method":"delete","path":"/batch/scrape/{id}","chapter":"batch-scrape","basis":"choice","summary":"Cancel a batch scrape","successStatus":200,"statuses":[200,400,401,402,403,404,409,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  getBatchScrapeErrors: {"method":"get","path":"/batch/scrape/{id}/errors","chapter":"batch-scrape","basis":"choice","summary":"Get the errors of a batch scrape","successStatus":200,"statuses":[200,400,401,402,403,404,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  startCrawl: {"method":"post","path":"/crawl","chapter":"crawl","basis":"stated","summary":"Start a crawl","successStatus":200,"statuses":[200,400,401,402,403,409,413,429,500,501,503],"hasBody":true,"requestContentType":"application/json","webhookEvents":["crawl.started","crawl.page","crawl.completed","crawl.failed"]},
  listActiveCrawls: {"method":"get","path":"/crawl/active","chapter":"crawl","basis":"choice","summary":"List active crawls","successStatus":200,"statuses":[200,400,401,402,403,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  previewCrawlParams: {"method":"post","path":"/crawl/params-preview","chapter":"crawl","basis":"stated","summary":"Preview crawl settings","successStatus":200,"statuses":[200,400,401,402,403,413,429,500,501,503],"hasBody":true,"requestContentType":"application/json","webhookEvents":[]},
  getCrawl: {"method":"get","path":"/crawl/{id}","chapter":"crawl","basis":"stated","summary":"Get a crawl","successStatus":200,"statuses":[200,400,401,402,403,404,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  cancelCrawl: {"method":"delete","path":"/crawl/{id}","chapter":"crawl","basis":"choice","summary":"Cancel a crawl","successStatus":200,"statuses":[200,400,401,402,403,404,409,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  getCrawlErrors: {"method":"get","path":"/crawl/{id}/errors","chapter":"crawl","basis":"choice","summary":"Get the errors of a crawl","successStatus":200,"statuses":[200,400,401,402,403,404,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  mapSite: {"method":"post","path":"/map","chapter":"map","basis":"stated","summary":"Map a site","successStatus":200,"statuses":[200,400,401,402,403,408,413,429,500,501,503],"hasBody":true,"requestContentType":"application/json","webhookEvents":[]},
  startAgent: {"method":"post","path":"/agent","chapter":"agent","basis":"stated","summary":"Start an agent","successStatus":200,"statuses":[200,400,401,402,403,413,429,500,501,503],"hasBody":true,"requestContentType":"application/json","webhookEvents":["agent.started","agent.action","agent.completed","agent.failed","agent.cancelled"]},
  getAgent: {"method":"get","path":"/agent/{jobId}","chapter":"agent","basis":"stated","summary":"Get an agent","successStatus":200,"statuses":[200,400,401,402,403,404,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  cancelAgent: {"method":"delete","path":"/agent/{jobId}","chapter":"agent","basis":"choice","summary":"Cancel an agent","successStatus":200,"statuses":[200,400,401,402,403,404,409,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  startExtract: {"method":"post","path":"/extract","chapter":"extract","basis":"choice","summary":"Start an extract","successStatus":200,"statuses":[200,400,401,402,403,413,429,500,501,503],"hasBody":true,"requestContentType":"application/json","webhookEvents":["extract.started","extract.completed","extract.failed"]},
  getExtract: {"method":"get","path":"/extract/{id}","chapter":"extract","basis":"choice","summary":"Get an extract","successStatus":200,"statuses":[200,400,401,402,403,404,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  listMonitors: {"method":"get","path":"/monitor","chapter":"monitor","basis":"choice","summary":"List monitors","successStatus":200,"statuses":[200,400,401,402,403,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  createMonitor: {"method":"post","path":"/monitor","chapter":"monitor","basis":"choice","summary":"Create a monitor","successStatus":200,"statuses":[200,400,401,402,403,413,429,500,501,503],"hasBody":true,"requestContentType":"application/json","webhookEvents":["monitor.check.completed"]},
  getMonitor: {"method":"get","path":"/monitor/{id}","chapter":"monitor","basis":"choice","summary":"Get a monitor","successStatus":200,"statuses":[200,400,401,402,403,404,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  deleteMonitor: {"method":"delete","path":"/monitor/{id}","chapter":"monitor","basis":"choice","summary":"Delete a monitor","successStatus":200,"statuses":[200,400,401,402,403,404,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  updateMonitor: {"method":"patch","path":"/monitor/{id}","chapter":"monitor","basis":"choice","summary":"Change a monitor","successStatus":200,"statuses":[200,400,401,402,403,404,413,429,500,501,503],"hasBody":true,"requestContentType":"application/json","webhookEvents":[]},
  runMonitor: {"method":"post","path":"/monitor/{id}/run","chapter":"monitor","basis":"choice","summary":"Run a monitor","successStatus":200,"statuses":[200,400,401,402,403,404,409,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  listMonitorChecks: {"method":"get","path":"/monitor/{id}/checks","chapter":"monitor","basis":"choice","summary":"List checks","successStatus":200,"statuses":[200,400,401,402,403,404,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  getMonitorCheck: {"method":"get","path":"/monitor/{id}/checks/{checkId}","chapter":"monitor","basis":"choice","summary":"Get a check","successStatus":200,"statuses":[200,400,401,402,403,404,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  listWebhookDeliveries: {"method":"get","path":"/webhook/deliveries","chapter":"webhooks","basis":"choice","summary":"List webhook deliveries","successStatus":200,"statuses":[200,400,401,402,403,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  getCreditUsage: {"method":"get","path":"/team/credit-usage","chapter":"account","basis":"choice","summary":"Get credit usage","successStatus":200,"statuses":[200,400,401,402,403,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  getCreditUsageHistory: {"method":"get","path":"/team/credit-usage/historical","chapter":"account","basis":"choice","summary":"Get past credit usage","successStatus":200,"statuses":[200,400,401,402,403,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  getTokenUsage: {"method":"get","path":"/team/token-usage","chapter":"account","basis":"choice","summary":"Get token usage","successStatus":200,"statuses":[200,400,401,402,403,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  getTokenUsageHistory: {"method":"get","path":"/team/token-usage/historical","chapter":"account","basis":"choice","summary":"Get past token usage","successStatus":200,"statuses":[200,400,401,402,403,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  getQueueStatus: {"method":"get","path":"/team/queue-status","chapter":"account","basis":"choice","summary":"Get queue status","successStatus":200,"statuses":[200,400,401,402,403,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  getConcurrency: {"method":"get","path":"/concurrency-check","chapter":"account","basis":"choice","summary":"Get concurrency","successStatus":200,"statuses":[200,400,401,402,403,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
  getActivity: {"method":"get","path":"/team/activity","chapter":"account","basis":"choice","summary":"Get activity","successStatus":200,"statuses":[200,400,401,402,403,429,500,501,503],"hasBody":false,"requestContentType":null,"webhookEvents":[]},
} as const satisfies Record<string, OperationRow>;

export type OperationId = keyof typeof operations;

/** Every webhook event of the contract by its full name. */
export const webhookEvents = {
  "crawl.started": {"basis":"stated"},
  "crawl.page": {"basis":"stated"},
  "crawl.completed": {"basis":"stated"},
  "crawl.failed": {"basis":"choice"},
  "batch_scrape.started": {"basis":"stated"},
  "batch_scrape.page": {"basis":"stated"},
  "batch_scrape.completed": {"basis":"stated"},
  "extract.started": {"basis":"stated"},
  "extract.completed": {"basis":"stated"},
  "extract.failed": {"basis":"stated"},
  "agent.started": {"basis":"stated"},
  "agent.action": {"basis":"stated"},
  "agent.completed": {"basis":"stated"},
  "agent.failed": {"basis":"stated"},
  "agent.cancelled": {"basis":"stated"},
  "monitor.check.completed": {"basis":"stated"},
} as const;

export type WebhookEvent = keyof typeof webhookEvents;
