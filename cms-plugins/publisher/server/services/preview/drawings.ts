interface Drawing<Drawn> {
  made: Promise<Drawn>;
  isUnderWay: boolean;
  /** It failed, and no caller knows yet. */
  isUnreported: boolean;
}

/** Links end after ten minutes, and each belongs to a person who looks at it. */
const maxLinks = 50;

/** Remembers what was drawn for each link, so that the data and files that a page asks for later belong to it. */
export function createDrawings<Drawn>() {
  const drawings = new Map<string, Drawing<Drawn>>();

  function begin(link: string, draw: () => Promise<Drawn>): Drawing<Drawn> {
    const drawing: Drawing<Drawn> = { made: draw(), isUnderWay: true, isUnreported: false };
    drawing.made.then(
      () => {
        drawing.isUnderWay = false;
      },
      () => {
        Object.assign(drawing, { isUnderWay: false, isUnreported: true });
      },
    );
    drawings.delete(link);
    drawings.set(link, drawing);
    const [oldest] = drawings.keys();
    if (drawings.size > maxLinks && oldest !== undefined) drawings.delete(oldest);
    return drawing;
  }

  return {
    /**
     * What is being drawn for a link, or else a new drawing. `late` where it takes longer than the timeout: then the next
     * call returns the result, or throws the failure.
     */
    async fresh(link: string, draw: () => Promise<Drawn>, timeoutMs: number): Promise<Drawn | 'late'> {
      const known = drawings.get(link);
      const isOpen = known !== undefined && (known.isUnderWay || known.isUnreported);
      const drawing = isOpen ? known : begin(link, draw);
      const made = await inTime(drawing.made, timeoutMs).catch((error: unknown) => {
        drawings.delete(link);
        throw error;
      });
      return made;
    },

    /** The last that was drawn for a link, or else a new drawing. */
    last: (link: string, draw: () => Promise<Drawn>): Promise<Drawn> =>
      (drawings.get(link) ?? begin(link, draw)).made,
  };
}

function inTime<Made>(made: Promise<Made>, timeoutMs: number): Promise<Made | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'late' as const);
  });
  return Promise.race([made, late]).finally(() => {
    clearTimeout(timer);
  });
}
