import { useStops } from './stops';

/** What the content manager passes to the functions that describe its buttons. */
interface ActionProps {
  model: string;
  documentId?: string;
}

/** A button of the content manager. It is called while the page is drawn, as a hook is. */
export interface DocumentAction {
  (props: ActionProps): { disabled?: boolean } | null | undefined;
  type?: string | undefined;
  position?: unknown;
}

/** The button that publishes, off while something stops the entry. The panel below it says what. */
export function heldBack(useAction: DocumentAction): DocumentAction {
  const Held: DocumentAction = (props) => {
    const shown = useAction(props);
    const isStopped = useStops(props.model, props.documentId);
    return shown && isStopped ? { ...shown, disabled: true } : shown;
  };
  Held.type = useAction.type;
  Held.position = useAction.position;
  return Held;
}

/** All buttons of an entry, with the one that publishes held back. */
export const holdPublish = (actions: readonly DocumentAction[]): DocumentAction[] =>
  actions.map((action) => (action.type === 'publish' ? heldBack(action) : action));
