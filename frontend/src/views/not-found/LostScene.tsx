import scene from '../../ui/art/scene-404.svg';

export function LostScene() {
  return (
    <div className="nf-art">
      <img
        src={scene}
        width={2800}
        height={720}
        alt="Wick, the lantern robot, studies a map under a hanging four, a lantern and another four"
      />
    </div>
  );
}
