/** A map with a limit: it drops the oldest entries. */
export class Shelf<T> extends Map<string, T> {
  constructor(
    private readonly limit: number,
    private readonly onGone: (gone: T) => void = () => undefined,
  ) {
    super();
  }

  override set(key: string, value: T): this {
    super.set(key, value);
    if (this.size <= this.limit) return this;
    const [oldest] = this.entries();
    if (oldest === undefined) return this;
    this.delete(oldest[0]);
    this.onGone(oldest[1]);
    return this;
  }
}
