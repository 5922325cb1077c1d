"""Learning values from matches of bots against themselves: playing, looking, fitting, telling how good it is."""
