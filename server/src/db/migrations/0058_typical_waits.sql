-- A queue without records of its own (decision record 0077): what like queues tell, and when its own ranges begin.
ALTER TABLE wait_state
  -- {"secondsPerPerson": 240, "calibration": […]}; null where the queue has its own, or nothing is known.
  ADD COLUMN typical jsonb,
  -- When enough calls and waits of its own will probably be known; null where that cannot be foreseen.
  ADD COLUMN known_from timestamptz;
