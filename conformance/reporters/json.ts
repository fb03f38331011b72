/**
 * The report as JSON, for machines. Its shape is report.schema.json.
 * Spec: none of its own.
 */
import type { Report } from './report.js';

export function jsonReport(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
