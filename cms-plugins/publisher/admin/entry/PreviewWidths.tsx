import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { type Width, scaleFor, widths } from './widths';

/** How much room there is for the page, in pixels. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => {
      setRoom(element.clientWidth);
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
    };
  }, []);
  return { place, room };
}

/** The page as wide as the device, and smaller where the window is narrower than that. */
function Device({ url, width }: { url: string; width: Width }) {
  const { place, room } = useRoom();
  const scale = scaleFor(width.pixels, room);
  return (
    <Box ref={place} width="100%" height="70vh" overflow="hidden" background="neutral150">
      <iframe
        src={url}
        title={`Preview on a ${width.name.toLowerCase()}`}
        style={{
          display: 'block',
          width: width.pixels,
          height: `${String(70 / scale)}vh`,
          margin: scale < 1 ? 0 : '0 auto',
          border: 0,
          background: '#fff',
          transform: `scale(${String(scale)})`,
          transformOrigin: 'top left',
        }}
      />
    </Box>
  );
}

interface PreviewWidthsProps {
  /** The link of the preview. */
  url: string;
  onClose: () => void;
}

/** The preview as on a phone, a tablet and a desktop computer, one after the other. */
export function PreviewWidths({ url, onClose }: PreviewWidthsProps) {
  const [shown, setShown] = useState<Width>(widths[0]);
  return (
    <Modal.Root
      open
      onOpenChange={(isOpen: boolean) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal.Content style={{ width: '96vw', maxWidth: '140rem' }}>
        <Modal.Header>
          <Modal.Title>Preview at three widths</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={3} width="100%">
            <Flex gap={2} wrap="wrap" role="group" aria-label="Width">
              {widths.map((width) => (
                <Button
                  key={width.name}
                  size="S"
                  variant={width === shown ? 'default' : 'tertiary'}
                  aria-pressed={width === shown}
                  onClick={() => {
                    setShown(width);
                  }}
                >
                  {`${width.name}, ${String(width.pixels)}`}
                </Button>
              ))}
            </Flex>
            <Device url={url} width={shown} />
            <Typography variant="pi" textColor="neutral600">
              Links open the live site in a tab of its own.
            </Typography>
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
