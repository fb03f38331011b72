/** Engine name to the extensions it reads. */
export const readsFormats: Record<string, readonly string[]>;
/** Lower-case extension of a path, without the dot. */
export function extensionOf(path: string): string;
