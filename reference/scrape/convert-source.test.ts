import { describe, expect, it } from 'vitest';
import { nuisanceSelector } from '../browse/nuisances.js';
import { parseSelectorList } from '../engine/html/selector-syntax.js';

describe('the conversion of a fetched page', () => {
  it('understands every selector of pop-ups and advertisements, as the browser does', () => {
    expect(parseSelectorList(nuisanceSelector).length).toBeGreaterThan(30);
  });
});
