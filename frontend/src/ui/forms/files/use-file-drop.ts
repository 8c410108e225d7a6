import { type DragEvent, useEffect, useState } from 'react';

interface FileDrop {
  /** A file is being dragged over the zone. */
  isOver: boolean;
  zone: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** A browser opens a file that is dropped next to the zone in place of the page, and all typed text would be lost. */
function useNothingLostBeside() {
  useEffect(() => {
    const keepPage = (event: Event) => event.preventDefault();
    document.addEventListener('dragover', keepPage);
    document.addEventListener('drop', keepPage);
    return () => {
      document.removeEventListener('dragover', keepPage);
      document.removeEventListener('drop', keepPage);
    };
  }, []);
}

const isInside = ({ currentTarget, relatedTarget }: DragEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** A place where files can be dropped. */
export function useFileDrop(onFiles: (files: FileList) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  useNothingLostBeside();
  const enter = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onFiles(event.dataTransfer.files);
  };
  return {
    isOver,
    zone: {
      onDragEnter: enter,
      onDragOver: enter,
      onDragLeave: (event) => setOver(isInside(event)),
      onDrop: drop,
    },
  };
}
