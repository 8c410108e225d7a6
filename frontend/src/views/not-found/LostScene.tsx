import type { NotFound } from '../../content/site/read-not-found';

export function LostScene({ src, alt }: NonNullable<NotFound['picture']>) {
  return (
    <div className="nf-art">
      <img src={src} width={2800} height={720} alt={alt} />
    </div>
  );
}
