import { putBack } from './fields';

/** What the build has drawn of a part, for as long as the code of the part is on its way. */
export class Drawn {
  #elements: readonly Element[] | null = null;

  /** Only the first call counts: what comes after it is no longer the build's. */
  remember(elements: Iterable<Element>): void {
    this.#elements ??= [...elements];
  }

  /** React has given the elements up. They go on in another place, with what was typed into them. */
  moveTo(place: Element): void {
    this.remember([]);
    place.append(...(this.#elements ?? []));
  }

  /** The part is there. If its elements are new ones, they get what was typed into the old ones. */
  handOver(place: Element): void {
    const lost = this.#elements?.filter((element) => !element.isConnected) ?? [];
    putBack(lost, place);
    this.#elements = [];
  }
}
