import { reportLengths, type Strength } from '@lanternway/contracts/classes/teaching';
import { Typography } from '@strapi/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';

interface StrengthChipsProps {
  chosen: readonly Strength[];
  fault: string | undefined;
  words: Record<Strength, string>;
  onChange: (chosen: Strength[]) => void;
}

/** Up to three strengths to choose from a list. */
export function StrengthChips({ chosen, fault, words, onChange }: StrengthChipsProps) {
  const id = useId();
  const isFull = chosen.length >= reportLengths.strengths;
  const toggle = (key: Strength) => {
    onChange(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  };
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} tag="p" variant="pi" fontWeight="bold">
        {`Strengths, at most ${String(reportLengths.strengths)}`}
      </Typography>
      <Chips>
        {(Object.entries(words) as [Strength, string][]).map(([key, word]) => (
          <button
            key={key}
            type="button"
            aria-pressed={chosen.includes(key)}
            disabled={isFull && !chosen.includes(key)}
            onClick={() => {
              toggle(key);
            }}
          >
            {word}
          </button>
        ))}
      </Chips>
      {fault !== undefined && (
        <Typography variant="pi" textColor="danger600">
          {fault}
        </Typography>
      )}
    </div>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;
  padding-top: 0.8rem;

  button {
    min-height: 44px;
    padding: 0.6rem 1.4rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 2.2rem;
    background: ${({ theme }) => theme.colors.neutral0};
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.4rem;
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }

  button:disabled {
    color: ${({ theme }) => theme.colors.neutral500};
    cursor: not-allowed;
  }

  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
