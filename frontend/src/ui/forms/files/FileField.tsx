import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { Icon } from '../../art/Icon';
import { FieldFrame, type FieldLabels, notesOf } from '../fields/FieldFrame';
import { describeSize } from './file-size';
import { useFileDrop } from './use-file-drop';

interface FileFieldProps extends FieldLabels {
  name: string;
  /** The file name endings that the picker offers, as in '.pdf,.doc'. */
  accept: string;
  /** What may be chosen, in words. */
  kinds: string;
  /** The chosen files. If there are several, the form reports that they are too many. */
  files: readonly File[];
  onChoose: (files: readonly File[]) => void;
  inputRef: RefObject<HTMLInputElement>;
  isDisabled: boolean;
}

/** The browser's own field covers the whole zone invisibly and handles presses, keys and dropped files. */
const Zone = styled('div', { shouldForwardProp: (name) => name !== 'isOver' && name !== 'isWrong' })<{
  isOver: boolean;
  isWrong: boolean;
}>(({ isOver, isWrong }) => ({
  position: 'relative',
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  minHeight: 84,
  padding: '16px 20px',
  border: `2px dashed ${isWrong ? 'var(--error)' : 'var(--edge)'}`,
  borderRadius: 'var(--r)',
  background: 'var(--mist-50)',
  lineHeight: 1.4,
  '& > .i': { flex: 'none', width: 36, height: 36, color: 'var(--peacock)' },
  // Files cannot be dropped on a touch screen.
  '@media (hover: none)': { '& .by-mouse': { display: 'none' } },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '& input:disabled': { cursor: 'default' },
  '&:hover': { borderColor: 'var(--ink)' },
  '&:focus-within': { outline: '3px solid var(--focus)', outlineOffset: 3 },
  ...(isOver && { borderStyle: 'solid', borderColor: 'var(--peacock)', background: 'var(--mist)' }),
}));

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) 44px',
  gap: 12,
  alignItems: 'center',
  marginTop: 6,
  lineHeight: 1.3,
  '& > .i': { width: 28, height: 28, color: 'var(--rose-d)' },
  '& p': { overflowWrap: 'anywhere' },
});

/** A file to send: chosen in the picker or dropped, shown by name and size, and removable. */
export function FileField(props: FileFieldProps) {
  const { name, label, error, help, accept, kinds, files, onChoose, inputRef, isDisabled } = props;
  const labels = { error, help };
  const { isOver, zone } = useFileDrop((dropped) => {
    if (!isDisabled) onChoose([...dropped]);
  });
  const remove = () => {
    // So that the same file can be chosen again.
    if (inputRef.current) inputRef.current.value = '';
    onChoose([]);
    inputRef.current?.focus();
  };
  return (
    <FieldFrame id={name} label={label} {...labels}>
      <Zone isOver={isOver} isWrong={error !== undefined} {...zone}>
        <Icon name="file-arrow-up-duotone" />
        <span aria-hidden>
          <b>Choose a file</b> <span className="by-mouse">or drop it here</span>
          <br />
          <span className="small muted">{kinds}</span>
        </span>
        <input
          ref={inputRef}
          id={name}
          name={name}
          type="file"
          accept={accept}
          required
          disabled={isDisabled}
          aria-invalid={error !== undefined}
          aria-describedby={[`${name}-chosen`, notesOf(name, labels)].filter(Boolean).join(' ')}
          onChange={({ target }) => {
            // The picker was closed without a choice. Some browsers then empty the field; the form keeps its file.
            if (target.files?.length) onChoose([...target.files]);
          }}
        />
      </Zone>
      <div id={`${name}-chosen`} role="status">
        {files.map((file) => (
          <FileRow key={`${file.name} ${file.size}`} file={file} onRemove={remove} isDisabled={isDisabled} />
        ))}
      </div>
    </FieldFrame>
  );
}

interface FileRowProps {
  file: File;
  onRemove: () => void;
  isDisabled: boolean;
}

function FileRow({ file, onRemove, isDisabled }: FileRowProps) {
  const isPdf = file.name.toLowerCase().endsWith('.pdf');
  return (
    <Row>
      <Icon name={isPdf ? 'file-pdf-duotone' : 'file-arrow-up-duotone'} />
      <p>
        {file.name}
        <br />
        <span className="small muted">{describeSize(file.size)}</span>
      </p>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Remove ${file.name}`}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <Icon name="x-bold" />
      </button>
    </Row>
  );
}
