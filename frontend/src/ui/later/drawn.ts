import { putBack } from './fields';

/** The elements that the build has drawn for a part, kept until the part's code has arrived. */
export class Drawn {
  #elements: readonly Element[] | null = null;

  /** Only the first call counts: what comes after it is no longer the build's. */
  remember(elements: Iterable<Element>): void {
    this.#elements ??= [...elements];
  }

  /** React has given up the elements. They move to another place, and keep what was typed into them. */
  moveTo(place: Element): void {
    this.remember([]);
    place.append(...(this.#elements ?? []));
  }

  /** The part has come. If it has new elements, they get what was typed into the old ones. */
  handOver(place: Element): void {
    const lost = this.#elements?.filter((element) => !element.isConnected) ?? [];
    putBack(lost, place);
    this.#elements = [];
  }
}
