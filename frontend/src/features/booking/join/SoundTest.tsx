import { useState } from 'react';
import { Icon } from '../../../ui/art/Icon';
import { buttonClass } from '../../../ui/links/button-class';
import { playNotes, useSoundTest, type SoundState } from './use-sound-test';

/** For families who are early: does the camera, the microphone, the loudspeaker work? */
export function SoundTest() {
  const { state, start } = useSoundTest();
  const { kind, camera, microphone, level } = state;
  return (
    <section className="join-sound" aria-labelledby="join-sound">
      <h2 id="join-sound">Test your sound</h2>
      <ul>
        <li>
          <Icon name="video-camera-duotone" />
          <span>
            <b>Picture</b>
            <span>{wordsOf(kind, camera)}</span>
          </span>
          {camera !== null && <Icon name="check-circle-fill" />}
        </li>
        <li>
          <Icon name="chat-circle-dots-duotone" />
          <span>
            <b>Microphone</b>
            <span>{microphone === null ? wordsOf(kind, null) : 'Say “lantern”. The bars should move.'}</span>
          </span>
          {microphone !== null && <Level level={level} />}
        </li>
        <Loudspeaker />
      </ul>
      <div role="status">
        {kind === 'refused' && (
          <p>
            Your browser does not let us use the camera and the microphone. Allow both in its settings, or try
            another device.
          </p>
        )}
      </div>
      {kind !== 'running' && (
        <p>
          <button
            type="button"
            className={buttonClass({ look: 'outline' })}
            disabled={kind === 'asking'}
            onClick={() => void start()}
          >
            Try camera and microphone
          </button>
        </p>
      )}
      <p className="small muted">Nothing is recorded and nothing leaves this device until you join.</p>
    </section>
  );
}

function wordsOf(kind: SoundState['kind'], device: string | null): string {
  if (device !== null) return device;
  if (kind === 'running') return 'None found';
  return kind === 'asking' ? 'Please allow it in your browser.' : 'Not tried yet';
}

function Level({ level }: { level: number }) {
  return (
    <span className="join-level" aria-hidden="true">
      {[10, 14, 18, 22, 26, 28].map((height, index) => (
        <i key={height} style={{ height }} className={index < level ? 'is-on' : undefined} />
      ))}
    </span>
  );
}

function Loudspeaker() {
  const [heard, setHeard] = useState<'untried' | 'asked' | 'yes' | 'no'>('untried');
  const play = () => {
    setHeard('asked');
    playNotes();
  };
  return (
    <li>
      <Icon name="play-fill" />
      <span>
        <b>Loudspeaker</b>
        <span role="status">{heardWords[heard]}</span>
      </span>
      {heard === 'asked' ? (
        <span className="join-answers">
          <button
            type="button"
            className={buttonClass({ look: 'outline', size: 'small' })}
            onClick={() => setHeard('yes')}
          >
            Yes
          </button>
          <button
            type="button"
            className={buttonClass({ look: 'quiet', size: 'small' })}
            onClick={() => setHeard('no')}
          >
            No
          </button>
        </span>
      ) : (
        <button type="button" className={buttonClass({ look: 'outline', size: 'small' })} onClick={play}>
          {heard === 'untried' ? 'Play' : 'Again'}
        </button>
      )}
    </li>
  );
}

const heardWords = {
  untried: 'Plays three notes',
  asked: 'Did you hear three notes?',
  yes: 'Good.',
  no: 'Turn the volume up, or unplug the headphones.',
};
