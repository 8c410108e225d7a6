/** Versions of this package are pinned, and a plain line has no place in a log of JSON. Its authors have this switch for it. */
export function silenceWordAboutNode(): void {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
}
