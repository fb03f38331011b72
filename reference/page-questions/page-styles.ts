/**
 * The shape of what browse/styles-script collects. Lengths and colours are computed values, as CSS writes them.
 * Spec: Branding object.
 */
export interface ElementStyle {
  color: string;
  background: string;
  borderColor: string;
  borderWidth: number;
  borderRadius: string;
  fontFamily: string;
  fontSize: string;
  fontWeight: string;
  lineHeight: string;
  margin: string;
  padding: string;
  text: string;
  /** In square pixels. */
  area: number;
}

/** A piece of text, by its number of characters. */
export interface TextRun {
  length: number;
  color: string;
  fontFamily: string;
  fontWeight: string;
  fontSize: string;
}

type Shown = ElementStyle | null;

export interface PageStyles {
  root: Shown;
  body: Shown;
  main: Shown;
  h1: Shown;
  h2: Shown;
  h3: Shown;
  paragraph: Shown;
  code: Shown;
  link: Shown;
  buttons: ElementStyle[];
  inputs: ElementStyle[];
  boxes: ElementStyle[];
  alerts: { success: Shown; warning: Shown; error: Shown };
  texts: TextRun[];
  /** Colours of the page's own custom properties, computed. */
  variables: Partial<Record<'primary' | 'secondary' | 'accent' | 'success' | 'warning' | 'error' | 'danger', string>>;
  scheme: string;
  logo: string | null;
  favicon: string | null;
  ogImage: string | null;
  fonts: string[];
}
