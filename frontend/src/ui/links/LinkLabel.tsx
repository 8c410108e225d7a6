import { isVague } from '@lanternway/contracts/site/vague-words';

interface LinkLabelProps {
  label: string;
  /** The heading or sentence that the link belongs to. */
  about: string;
}

/** What staff wrote on a link. If it could be on any link, screen readers and search engines also read what it is about. */
export function LinkLabel({ label, about }: LinkLabelProps) {
  return (
    <>
      {label}
      {isVague(label) && <span className="vh">{`: ${about}`}</span>}
    </>
  );
}
