"""Calls of the unmodified Python client, one for each name that comes on standard input; the answer is a line of JSON."""
import importlib.metadata
import json
import sys
import time
import uuid

from firecrawl import Firecrawl
from firecrawl.v2.types import ScrapeOptions

api_url, api_key, site = sys.argv[1:]
client = Firecrawl(api_url=api_url, api_key=api_key)
schema = {"type": "object", "properties": {"name": {"type": "string"}, "price": {"type": "number"}}}
page = b"<main><h1>A heading</h1><p>Some words of a file.</p></main>"
topics = [site + "/topic/" + name for name in ("levels", "squares", "rules")]


def at(path):
    return site + path


def slow():
    """A slow page that no cache holds."""
    return at(f"/slow?{uuid.uuid4()}")


def expect(holds, missing, came=None):
    if not holds:
        raise AssertionError(f"{missing}; came: {str(came)[:300]}")


def until(holds, what):
    for _ in range(100):
        if holds():
            return
        time.sleep(0.2)
    raise AssertionError(f"{what} did not come within 20 s")


def member(name, path="/article", **asked):
    def run():
        document = client.scrape(at(path), max_age=0, **asked)
        expect(getattr(document, name) not in (None, ""), f"{name} is missing", document)

    return run


def batch_with_hook():
    started = client.start_batch_scrape(topics + [site + ":none/"], ignore_invalid_urls=True, webhook=at("/hook"), max_concurrency=2)
    until(lambda: client.get_batch_scrape_status(started.id).status == "completed", "the end of the batch")


def batch_errors():
    started = client.start_batch_scrape(["http://name.invalid/"])
    until(lambda: len(client.get_batch_scrape_errors(started.id).errors) == 1, "the error")


def batch_cancel():
    started = client.start_batch_scrape([slow() for _ in range(6)], max_concurrency=1)
    expect(client.cancel_batch_scrape(started.id), "true")


def batch():
    job = client.batch_scrape(topics, formats=["markdown"], poll_interval=1, wait_timeout=40)
    expect(job.status == "completed" and len(job.data) == 3, "three pages", job)


def crawl():
    job = client.crawl(at("/"), limit=5, poll_interval=1, timeout=40, scrape_options={"formats": ["markdown"]})
    expect(job.status == "completed" and len(job.data) == 5, "five pages", job)


def crawl_options():
    job = client.crawl(at("/"), include_paths=["^/topic/.*"], exclude_paths=["rules"], sitemap="skip", max_discovery_depth=2,
                       ignore_query_parameters=True, crawl_entire_domain=True, max_concurrency=2, formats=["links"], poll_interval=1, timeout=40)
    expect(job.status == "completed", "a finished job", job)


def crawl_start_errors_cancel():
    started = client.start_crawl(slow(), limit=2)
    expect(any(crawl.id == started.id for crawl in client.get_active_crawls().crawls), "the crawl among the active")
    client.get_crawl_status(started.id)
    client.get_crawl_errors(started.id)
    expect(client.cancel_crawl(started.id), "true")


def params_preview():
    preview = client.crawl_params_preview(at("/"), "Only the pages under /topic, at most 7 pages")
    expect(preview.limit == 7, "the limit of the sentence", preview)


def watcher(kind):
    def run():
        started = client.start_crawl(at("/"), limit=3) if kind == "crawl" else client.start_batch_scrape(topics)
        seen, ends = [], []
        watch = client.watcher(started.id, kind=kind, poll_interval=1, timeout=30)
        watch.add_event_listener("document", seen.append)
        watch.add_event_listener("done", ends.append)
        watch.start()
        until(lambda: ends, "done")
        watch.stop()
        expect(len(seen) == 3, "each of three documents once", len(seen))

    return run


def mapped():
    links = client.map(at("/"), search="levels", limit=10, sitemap="include", include_subdomains=False).links
    expect(links and links[0].url.endswith("/topic/levels"), "the page searched for first", links)


def agent():
    done = client.agent([at("/shop")], prompt="Find the name and price of the product", schema=schema, max_credits=50, poll_interval=1, timeout=40)
    expect(done.status == "completed" and "Plumb bob" in str(done.data), "the product", done)


def agent_cancel():
    started = client.start_agent([slow()], prompt="Find it", model="spark-1-mini")
    client.get_agent_status(started.id)
    expect(client.cancel_agent(started.id), "true")


def extract():
    done = client.extract([at("/shop")], prompt="The product", schema=schema, poll_interval=1, timeout=40)
    expect("Plumb bob" in str(done.data), "the product", done)


def monitor():
    made = client.create_monitor("News", {"cron": "0 6 * * *"}, [{"type": "scrape", "urls": [at("/news")]}])
    expect(any(one.id == made.id for one in client.list_monitors()), "the monitor in the list")
    check = client.run_monitor(made.id)
    until(lambda: client.get_monitor_check(made.id, check.id).status not in ("queued", "running"), "the end of the check")
    expect(len(client.list_monitor_checks(made.id)) == 1, "one check")
    expect(client.update_monitor(made.id, status="paused").status == "paused", "the status paused")
    expect(client.delete_monitor(made.id), "true")


def not_none(value):
    expect(value is not None, "an answer")


calls = {
    "scrape(url)": lambda: expect("# Plumb lines" in client.scrape(at("/article")).markdown, "the heading"),
    **{f"scrape {name}": member(name, formats=[wire]) for name, wire in (("html", "html"), ("raw_html", "rawHtml"), ("links", "links"), ("images", "images"), ("summary", "summary"), ("screenshot", "screenshot"), ("branding", "branding"))},
    "scrape options": member("markdown", headers={"x": "1"}, include_tags=["main"], exclude_tags=["img"], only_main_content=True, timeout=30000, mobile=False,
                             parsers=["pdf"], location={"country": "US"}, skip_tls_verification=True, remove_base64_images=True, fast_mode=True, block_ads=True, proxy="auto", store_in_cache=False),
    "scrape actions": member("markdown", actions=[{"type": "click", "selector": "#more"}, {"type": "wait", "milliseconds": 20}, {"type": "scroll", "direction": "down"}]),
    "scrape json": member("json", "/shop", formats=[{"type": "json", "schema": schema, "prompt": "The product"}]),
    "scrape question": member("answer", formats=[{"type": "question", "question": "What is the weight made of?"}]),
    "scrape highlights": member("highlights", formats=[{"type": "highlights", "query": "what the bob is made of"}]),
    "scrape changeTracking": member("change_tracking", "/news", formats=["markdown", {"type": "changeTracking", "modes": ["git-diff"]}]),
    "scrape product": member("product", "/shop", formats=["product"]),
    "parse(file)": lambda: expect("# A heading" in client.parse(page, filename="a.html").markdown, "the heading"),
    "parse formats": lambda: expect(client.parse(page, filename="a.html", options=ScrapeOptions(formats=["markdown", "html", "links", "summary"])).html, "html"),
    "get_parse_formats": lambda: expect(len(client.get_parse_formats()) > 5, "the formats"),
    "batch_scrape": batch,
    "start_batch_scrape with webhook": batch_with_hook,
    "get_batch_scrape_errors": batch_errors,
    "cancel_batch_scrape": batch_cancel,
    "crawl": crawl,
    "crawl options": crawl_options,
    "start_crawl, active, status, errors, cancel": crawl_start_errors_cancel,
    "crawl_params_preview": params_preview,
    "watcher of a crawl": watcher("crawl"),
    "watcher of a batch scrape": watcher("batch"),
    "map": mapped,
    "agent": agent,
    "start_agent, get_agent_status, cancel_agent": agent_cancel,
    "extract": extract,
    "monitor": monitor,
    "get_concurrency": lambda: not_none(client.get_concurrency()),
    "get_credit_usage": lambda: not_none(client.get_credit_usage()),
    "get_token_usage": lambda: not_none(client.get_token_usage()),
    "get_queue_status": lambda: not_none(client.get_queue_status()),
}

print(json.dumps({"version": importlib.metadata.version("firecrawl-py"), "calls": list(calls)}), flush=True)
for line in sys.stdin:
    try:
        calls[line.rstrip("\n")]()
        answer = {}
    except Exception as error:
        answer = {"said": f"{type(error).__name__}: {error}"[:600]}
    print(json.dumps(answer), flush=True)
