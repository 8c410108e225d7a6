import type { Video as VideoFile } from '../../../content/landing/landing';

/** The browser's own player. Nothing of the video is fetched before a visitor starts it. */
export function Video({ video, title }: { video: VideoFile; title: string }) {
  const { file, type, captions, poster } = video;
  return (
    <video
      className="lp-film"
      controls
      playsInline
      preload="none"
      width={poster.width}
      height={poster.height}
      poster={poster.src}
      aria-label={title}
    >
      <source src={file} type={type} />
      <track kind="captions" src={captions} srcLang="en" label="English" default />
    </video>
  );
}
