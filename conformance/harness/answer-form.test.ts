import { describe, expect, it } from 'vitest';
import { answerForm } from './answer-form.js';

describe('the form of an answer', () => {
  it('is the usual one where nothing but a value is wrong', () => {
    expect(answerForm({ success: true, data: { markdown: 7 } }, '/data/markdown')).toBeUndefined();
    expect(answerForm({ success: true, data: {} }, '/data/html')).toBeUndefined();
    expect(answerForm({ success: true, data: {} }, undefined)).toBeUndefined();
    expect(answerForm('Bad Gateway', '/success')).toBeUndefined();
    expect(answerForm(undefined, '/success')).toBeUndefined();
    expect(answerForm({ error: 'no', status: { code: 5 } }, '/success')).toBeUndefined();
  });

  it('is told when the answer is wrapped, whatever was looked for', () => {
    const body = { status: 'ok', result: { success: true, data: {} } };
    expect(answerForm(body, '/data/markdown')).toBe('the answer stands in `result`, not by itself');
    expect(answerForm(body, undefined)).toBe('the answer stands in `result`, not by itself');
  });

  it('is told when the JSON is a text', () => {
    expect(answerForm('{"success":true}', '/success')).toBe('the answer is JSON written as a text within JSON');
  });

  it('is told when a member is there under another spelling', () => {
    const snake = { success: true, data: { raw_html: '', metadata: { source_url: '' } } };
    expect(answerForm(snake, '/data/rawHtml')).toBe('members are spelled in snake_case');
    expect(answerForm(snake, '/data/metadata/sourceURL')).toBe('members are spelled in snake_case');
    expect(answerForm({ Success: true }, '/success')).toBe('members are spelled in PascalCase');
    expect(answerForm({ success: true, 'next-url': '' }, '/nextUrl')).toBe('members are spelled in kebab-case');
  });
});
