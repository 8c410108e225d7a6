interface BlockHeadProps {
  title: string;
  lead: string | null;
  titleId: string;
}

export function BlockHead({ title, lead, titleId }: BlockHeadProps) {
  return (
    <div className="head">
      <h2 id={titleId}>{title}</h2>
      {lead !== null && <p className="lead">{lead}</p>}
    </div>
  );
}
